import {
  foldTexts,
  type SearchedField,
  shownLecturer,
  soughtExam,
  splitTopics,
} from '@bank-soal/contract/sets';
import { locked } from '../db/dialect.js';
import type { DbOrTransaction } from '../db/schema.js';
import type { SearchColumn } from '../db/search-index.js';
import { createPacer, type Pacer } from '../limits/pacer.js';

/** Sets read at once: SQL bounds the number of parameters. */
const BATCH = 500;

export interface SearchedFields {
  title: string;
  subject: string;
  lecturer: string;
  /** Names joined with ', '. */
  topics: string;
  exam_kind: string | null;
  term: string | null;
  creatorName: string | null;
}

/** The column that has a text of sets as it is searched. */
export function searchColumn(field: SearchedField): SearchColumn {
  return `search_${field}`;
}

/** The columns that a set is searched by; every insert has them. */
export function searchColumns(fields: SearchedFields) {
  const { title, subject, lecturer, topics, creatorName } = fields;
  const exam = soughtExam({ title, examKind: fields.exam_kind, term: fields.term });
  const texts = foldTexts({
    title,
    subject,
    lecturer: shownLecturer(lecturer, creatorName),
    topics: splitTopics(topics),
  });
  return {
    search_title: texts.title,
    search_subject: texts.subject,
    search_lecturer: texts.lecturer,
    search_topics: texts.topics,
    search_kind: exam.examKind,
    search_term: exam.term,
  };
}

async function indexBatch(db: DbOrTransaction, ids: readonly number[], pace: Pacer): Promise<void> {
  const sets = await db
    .selectFrom('question_sets')
    .leftJoin('users', 'users.id', 'creator_id')
    .select(['question_sets.id', 'title', 'subject', 'lecturer', 'topics', 'exam_kind', 'term'])
    .select('users.name as creatorName')
    .where('question_sets.id', 'in', ids)
    .orderBy('question_sets.id')
    .modifyEnd(locked(db, 'update', 'question_sets'))
    .execute();
  for (const { id, ...fields } of sets) {
    await pace();
    await db.updateTable('question_sets').set(searchColumns(fields)).where('id', '=', id).execute();
  }
}

/**
 * Updates the search columns of sets. Call it in the transaction of every write that changes searched fields,
 * the creator's name included.
 */
export async function indexSets(db: DbOrTransaction, ids: readonly number[]): Promise<void> {
  const pace = createPacer();
  for (let start = 0; start < ids.length; start += BATCH) {
    await indexBatch(db, ids.slice(start, start + BATCH), pace);
  }
}

function indexedAfter(db: DbOrTransaction, id: number) {
  return db
    .selectFrom('question_sets')
    .leftJoin('users', 'users.id', 'creator_id')
    .select(['question_sets.id', 'title', 'subject', 'lecturer', 'topics', 'exam_kind', 'term'])
    .select(['search_title', 'search_subject', 'search_lecturer', 'search_topics'])
    .select(['search_kind', 'search_term'])
    .select('users.name as creatorName')
    .where('question_sets.id', '>', id)
    .orderBy('question_sets.id')
    .limit(BATCH)
    .execute();
}

/** The sets with stale search columns; empty in a sound bank. */
export async function misindexedSets(db: DbOrTransaction): Promise<number[]> {
  const wrong: number[] = [];
  for (let last = 0; ; ) {
    const sets = await indexedAfter(db, last);
    for (const set of sets) {
      last = set.id;
      const columns = Object.entries(searchColumns(set));
      if (columns.some(([column, text]) => set[column as 'title'] !== text)) wrong.push(set.id);
    }
    if (sets.length < BATCH) return wrong;
  }
}
