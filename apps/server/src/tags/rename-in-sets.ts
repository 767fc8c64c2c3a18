import { foldText, foldTopics, splitTopics } from '@bank-soal/contract/sets';
import { nameKey } from '@bank-soal/contract/tags';
import type { ExpressionBuilder } from 'kysely';
import { locked } from '../db/dialect.js';
import type { Database, DbOrTransaction } from '../db/schema.js';
import { createPacer } from '../limits/pacer.js';
import { renameInTopics } from './rename-in-topics.js';

/** Sets looked at at a time: few enough that nobody waits for long. */
const BATCH = 200;

/** Sets written at a time: the indexes of the search make a write more expensive than a read. */
const WRITTEN = 50;

/**
 * All sets by their ids, in parts: to ask for those of a course in parts would sort what is left of them
 * each time.
 */
async function* setsInParts(db: DbOrTransaction) {
  const pace = createPacer();
  for (let last = 0; ; ) {
    const sets = await db
      .selectFrom('question_sets')
      .select(['id', 'subject', 'subject_key', 'topics'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    yield sets;
    if (sets.length < BATCH) return;
    last = sets.at(-1)?.id ?? last;
    await pace();
  }
}

/** A set that has another name now, and the text that had it before. */
export interface Renamed {
  id: number;
  before: string;
}

/** The columns of a set that has a subject. */
const subjectColumns = (subject: string) => (eb: ExpressionBuilder<Database, 'question_sets'>) => ({
  subject,
  subject_key: nameKey(subject),
  search_subject: foldText(subject),
  version: eb('version', '+', 1),
});

/** Renames the subject of every set; returns the sets that changed. */
export async function renameSubject(
  db: DbOrTransaction,
  from: string,
  to: string,
): Promise<Renamed[]> {
  const key = nameKey(from);
  const changed: Renamed[] = [];
  const pace = createPacer();
  for await (const sets of setsInParts(db)) {
    const found = sets.filter((set) => set.subject_key === key && set.subject !== to);
    for (let start = 0; start < found.length; start += WRITTEN) {
      const some = found.slice(start, start + WRITTEN);
      for (const { id, subject } of some) changed.push({ id, before: subject });
      await db
        .updateTable('question_sets')
        .set(subjectColumns(to))
        .where(
          'id',
          'in',
          some.map(({ id }) => id),
        )
        .where('subject_key', '=', key)
        .execute();
      await pace();
    }
  }
  return changed;
}

/** Restores the former subject of sets that still have the new one; returns their ids. */
export async function putBackSubjects(
  db: DbOrTransaction,
  sets: readonly Renamed[],
  _: string,
  renamed: string,
): Promise<number[]> {
  const pace = createPacer();
  const changed: number[] = [];
  for (const { id, before } of sets) {
    const { numUpdatedRows } = await db
      .updateTable('question_sets')
      .set(subjectColumns(before))
      .where('id', '=', id)
      .where('subject', '=', renamed)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) changed.push(id);
    await pace();
  }
  return changed;
}

/** Whether the set had these topics still; another server may have changed them meanwhile. */
async function replaceTopics(db: DbOrTransaction, id: number, known: string, topics: string) {
  const { numUpdatedRows } = await db
    .updateTable('question_sets')
    .set((eb) => ({
      topics,
      search_topics: foldTopics(splitTopics(topics)),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('topics', '=', known)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function topicsOf(db: DbOrTransaction, id: number): Promise<string> {
  const query = db.selectFrom('question_sets').select('topics').where('id', '=', id);
  const set = await query.modifyEnd(locked(db, 'update')).executeTakeFirst();
  return set?.topics ?? '';
}

/** The topics that had it, if it stood in the set. */
async function renameTopicOf(
  db: DbOrTransaction,
  set: { id: number; topics: string },
  rename: (topics: string) => string,
): Promise<string | undefined> {
  for (let known = set.topics; ; known = await topicsOf(db, set.id)) {
    const topics = rename(known);
    if (topics === known) return undefined;
    if (await replaceTopics(db, set.id, known, topics)) return known;
  }
}

/** Renames a topic wherever it stands as a whole; returns the sets that changed. */
export async function renameTopic(
  db: DbOrTransaction,
  from: string,
  to: string,
): Promise<Renamed[]> {
  const pace = createPacer();
  const rename = (topics: string) => renameInTopics(topics, from, to);
  const changed: Renamed[] = [];
  for await (const sets of setsInParts(db)) {
    for (const set of sets) {
      const before = await renameTopicOf(db, set, rename);
      if (before !== undefined) changed.push({ id: set.id, before });
      await pace();
    }
  }
  return changed;
}

/** Restores the former topics of sets that are as the rename left them; returns their ids. */
export async function putBackTopics(
  db: DbOrTransaction,
  sets: readonly Renamed[],
  name: string,
  renamed: string,
): Promise<number[]> {
  const pace = createPacer();
  const changed: number[] = [];
  for (const { id, before } of sets) {
    const known = renameInTopics(before, name, renamed);
    if (await replaceTopics(db, id, known, before)) changed.push(id);
    await pace();
  }
  return changed;
}
