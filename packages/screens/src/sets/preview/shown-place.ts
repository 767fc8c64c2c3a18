import type { PreviewType } from '@bank-soal/contract/files';
import { combinedOf } from '../../model/files/combined-of.js';
import type { PagePlace } from '../../model/search/file-results.js';
import type { QuestionSet } from '../../model/sets/question-set.js';
import type { ViewerPlace } from './viewer-props.js';

/** Which viewer shows the page that the address names. */
export type ShownPlace = { at: ViewerPlace } & (
  | {
      /** One of the combined documents: all formats have their pages there. */
      combined: PreviewType;
    }
  | {
      /** The file's own viewer, where its place in the combined document is not known. */
      file: number;
    }
);

/**
 * Where a page of a file is shown.
 *
 * @returns `'gone'` when the set has no such file any more, or none for this reader
 */
export function shownPlace(
  { files }: Pick<QuestionSet, 'files'>,
  place: PagePlace,
): ShownPlace | 'gone' {
  const file = files.find(({ id }) => id === place.file);
  if (!file) return 'gone';
  const { page, combinedPage, words } = place;
  if (combinedPage === undefined) return { file: file.id, at: { page, words } };
  return { combined: combinedOf(file.category), at: { page: combinedPage, words } };
}
