import { nameKey } from '@bank-soal/contract/rules-tags';
import { foldText, foldTopics } from '@bank-soal/contract/set-search';
import { splitTopics } from '@bank-soal/contract/set-topics';
import { locked } from '../db/dialect.js';
import type { DbOrTransaction } from '../db/schema.js';
import { createPacer } from './pacer.js';
import { renameInTopics } from './rename-in-topics.js';

/** Sets looked at at a time: few enough that nobody waits for long. */
const BATCH = 200;

/** Sets written at a time: the indexes of the search make a written one dearer than one that is read. */
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

/** Gives every set with the subject its new name; returns the ids of the sets that changed. */
export async function renameSubject(
  db: DbOrTransaction,
  from: string,
  to: string,
): Promise<number[]> {
  const key = nameKey(from);
  const subject = { subject: to, subject_key: nameKey(to), search_subject: foldText(to) };
  const changed: number[] = [];
  const pace = createPacer();
  for await (const sets of setsInParts(db)) {
    const ids = sets
      .filter((set) => set.subject_key === key && set.subject !== to)
      .map(({ id }) => id);
    for (let start = 0; start < ids.length; start += WRITTEN) {
      const some = ids.slice(start, start + WRITTEN);
      for (const id of some) changed.push(id);
      await db
        .updateTable('question_sets')
        .set((eb) => ({ ...subject, version: eb('version', '+', 1) }))
        .where('id', 'in', some)
        .where('subject_key', '=', key)
        .execute();
      await pace();
    }
  }
  return changed;
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
  for await (const sets of setsInParts(db)) {
    for (const set of sets) {
      if (await renameTopicOf(db, set, rename)) changed.push(set.id);
      await pace();
    }
  }
  return changed;
}
