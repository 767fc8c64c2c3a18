import type { FileCategory } from '@bank-soal/contract/files';
import type { FileHit, PageHit, TextPart } from '@bank-soal/contract/search';
import { type QuestionSet, toQuestionSet } from '../sets/question-set.js';

/** A page of a file, so that the preview can show it with the words marked. */
export interface PagePlace {
  /** Id of the file. */
  file: number;
  /** Counted from 1 in the file. */
  page: number;
  /** Counted from 1 in the set's combined preview; absent where it is not known. */
  combinedPage?: number | undefined;
  /** Marked words there, as they stand in the file. */
  words: readonly string[];
}

/** A page on which sought words stand. */
export interface FoundFilePage {
  place: PagePlace;
  /** A few words around what was found. */
  parts: readonly TextPart[];
}

/** A file in which all sought words stand. */
export interface FoundSetFile {
  id: number;
  name: string;
  category: FileCategory;
  pages: readonly FoundFilePage[];
  morePages: number;
}

/** A set, and those of its files in which all sought words stand. */
export interface FileResult {
  /** Unlike every other one's. */
  key: string;
  set: QuestionSet;
  files: readonly FoundSetFile[];
}

/** More words than a search has, in their forms. */
const WORDS_MAX = 16;

/** The words as they stand in files: only what found them knows their forms. */
function foundWords(pages: readonly PageHit[]): string[] {
  const hits = pages.flatMap(({ parts }) => parts.filter(({ hit }) => hit));
  const words = hits.flatMap(({ text }) => text.toLowerCase().split(/\s+/));
  return words.filter((word) => word !== '');
}

function toFile({ file, pages, morePages }: FileHit, allWords: readonly string[]): FoundSetFile {
  // A form that other files have may stand on one of the pages here that are not shown.
  const words = [...new Set([...foundWords(pages), ...allWords])].slice(0, WORDS_MAX);
  return {
    id: file.id,
    name: file.originalname,
    category: file.filecategory as FileCategory,
    pages: pages.map(({ page, combinedPage, parts }) => ({
      place: { file: file.id, page, combinedPage: combinedPage ?? undefined, words },
      parts,
    })),
    morePages,
  };
}

/**
 * Puts files of one set together, where the best of them stands. Each page of results for itself: what
 * is shown already stays where it is.
 */
export function toFileResults(pages: readonly (readonly FileHit[])[]): FileResult[] {
  return pages.flatMap((hits, index) => {
    const words = foundWords(hits.flatMap((hit) => hit.pages));
    const results = new Map<number, FileResult & { files: FoundSetFile[] }>();
    for (const hit of hits) {
      const { id } = hit.set;
      const known = results.get(id);
      if (known) known.files.push(toFile(hit, words));
      else {
        const set = toQuestionSet(hit.set);
        results.set(id, { key: `${index}-${id}`, set, files: [toFile(hit, words)] });
      }
    }
    return [...results.values()];
  });
}
