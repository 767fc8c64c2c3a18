import type { FileAnswer, FileCategory, SearchableState } from '@bank-soal/contract/files';
import {
  type ExamKind,
  keyOpensAt,
  type QuestionSetAnswer,
  shownLecturer,
  type Term,
} from '@bank-soal/contract/sets';
import type { FileRow, QuestionSetRow } from '../db/schema.js';
import { isKey, opensKey, releaseOf, type SetView, viewerOfSet } from './set-view.js';

/** A set's row beside its creator's name; null when that account is gone. */
export type SetWithCreator = Omit<
  QuestionSetRow,
  `search_${string}` | 'subject_key' | 'released_at'
> & {
  creator_name: string | null;
};

/** Fields of a file in an answer. */
export type ShownFile = Pick<FileRow, 'id' | 'name' | 'type' | 'category' | 'size'> & {
  /** Only where it is the viewer's own. */
  searchable?: SearchableState | undefined;
};

export function toFileAnswer(file: ShownFile): FileAnswer {
  const { id, name, type, category, size, searchable } = file;
  return {
    id,
    originalname: name,
    filetype: type,
    filecategory: category,
    size,
    ...(searchable !== undefined && { searchable }),
  };
}

function creatorOf({ creator_id, creator_name }: SetWithCreator): QuestionSetAnswer['creator'] {
  if (creator_id === null || creator_name === null) return null;
  return { id: creator_id, username: creator_name, fullName: creator_name };
}

/** Fields for accounts that may change the set. */
function forOwners(view: SetView, set: SetWithCreator) {
  const { level, isOwner } = viewerOfSet(view, set);
  if (!isOwner && level !== 'administrator') return undefined;
  return { release: releaseOf(set), version: set.version };
}

/** A stored set as the viewer sees it; `files` are all of its own, in their order. */
export function toSetAnswer(
  view: SetView,
  set: SetWithCreator,
  files: readonly ShownFile[],
): QuestionSetAnswer {
  const has = (sought: FileCategory) => files.some(({ category }) => category === sought);
  const isOpen = opensKey(view, set);
  const questionFiles = files.filter((file) => file.category === 'questions').length;
  return {
    id: set.id,
    title: set.title,
    subject: set.subject,
    year: set.year,
    lecturer: shownLecturer(set.lecturer, set.creator_name),
    level: set.level,
    difficulty: set.level,
    lastupdated: set.lastupdated,
    updated_at: set.updated_at,
    created_at: set.created_at,
    topics: set.topics,
    downloads: set.downloads,
    description: set.description,
    questionCount: set.question_count ?? questionFiles,
    files: files.filter((file) => isOpen || !isKey(file)).map(toFileAnswer),
    creator: creatorOf(set),
    examKind: set.exam_kind as ExamKind | null,
    term: set.term as Term | null,
    hasAnswerKey: has('answers'),
    hasTestCases: has('testCases'),
    keyFrom: isOpen ? null : keyOpensAt(releaseOf(set), viewerOfSet(view, set), view.now.getTime()),
    ...forOwners(view, set),
  };
}
