import type { FileAnswer } from '@bank-soal/contract/files';
import type { QuestionSetAnswer } from '@bank-soal/contract/question-sets';
import { shownLecturer } from '@bank-soal/contract/shown-lecturer';
import type { FileRow, QuestionSetRow } from '../db/schema.js';

/** A set's row beside its creator's name; null when that account is gone. */
export type SetWithCreator = Omit<QuestionSetRow, `search_${string}` | 'subject_key'> & {
  creator_name: string | null;
};

export function toFileAnswer({ id, name, type, category, size }: FileRow): FileAnswer {
  return { id, originalname: name, filetype: type, filecategory: category, size };
}

function creatorOf({ creator_id, creator_name }: SetWithCreator): QuestionSetAnswer['creator'] {
  if (creator_id === null || creator_name === null) return null;
  return { id: creator_id, username: creator_name, fullName: creator_name };
}

/** A stored set as the wire has it; `files` are its own, in their order. */
export function toSetAnswer(set: SetWithCreator, files: readonly FileRow[]): QuestionSetAnswer {
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
    files: files.map(toFileAnswer),
    creator: creatorOf(set),
  };
}
