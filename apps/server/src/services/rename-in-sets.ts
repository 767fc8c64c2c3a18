import { nameKey } from '@bank-soal/contract/rules-tags';
import { foldText, foldTopics } from '@bank-soal/contract/set-search';
import { splitTopics } from '@bank-soal/contract/set-topics';
import { locked } from '../db/dialect.js';
import type { DbOrTransaction } from '../db/schema.js';
import { createPacer } from './pacer.js';
import { renameInTopics } from './rename-in-topics.js';

/** Sets read at a time. */
const BATCH = 500;

/** Sets changed by one statement. */
const WRITTEN_AT_ONCE = 100;

/** Gives every set with the subject its new name; returns the ids of the sets that changed. */
export async function renameSubject(
  db: DbOrTransaction,
  from: string,
  to: string,
): Promise<number[]> {
  const pace = createPacer();
  const subject = { subject: to, subject_key: nameKey(to), search_subject: foldText(to) };
  const changed: number[] = [];
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('question_sets')
      .select('id')
      .where('subject_key', '=', nameKey(from))
      .where('subject', '!=', to)
      .where('id', '>', last)
      .orderBy('id')
      .limit(WRITTEN_AT_ONCE)
      .execute();
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return changed;
    last = ids.at(-1) ?? last;
    for (const id of ids) changed.push(id);
    await db
      .updateTable('question_sets')
      .set((eb) => ({ ...subject, version: eb('version', '+', 1) }))
      .where('id', 'in', ids)
      .where('subject_key', '=', nameKey(from))
      .execute();
    await pace();
  }
}

/** Tells whether the set had these topics still; another server may have changed them meanwhile. */
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

/** Tells whether the topic stood in the set. */
async function renameTopicOf(
  db: DbOrTransaction,
  set: { id: number; topics: string },
  rename: (topics: string) => string,
): Promise<boolean> {
  for (let known = set.topics; ; known = await topicsOf(db, set.id)) {
    const topics = rename(known);
    if (topics === known) return false;
    if (await replaceTopics(db, set.id, known, topics)) return true;
  }
}

/** Renames a topic wherever it stands as a whole; returns the ids of the sets that changed. */
export async function renameTopic(
  db: DbOrTransaction,
  from: string,
  to: string,
): Promise<number[]> {
  const pace = createPacer();
  const rename = (topics: string) => renameInTopics(topics, from, to);
  const changed: number[] = [];
  let last = 0;
  for (;;) {
    const sets = await db
      .selectFrom('question_sets')
      .select(['id', 'topics'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const set of sets) {
      last = set.id;
      await pace();
      if (await renameTopicOf(db, set, rename)) changed.push(set.id);
    }
    if (sets.length < BATCH) return changed;
  }
}
