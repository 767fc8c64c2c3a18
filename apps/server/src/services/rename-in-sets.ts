import { nameKey } from '@bank-soal/contract/rules-tags';
import type { DbOrTransaction } from '../db/schema.js';
import { createPacer } from './pacer.js';
import { renameInTopics } from './rename-in-topics.js';
import { searchText, searchTopics } from './set-search-texts.js';

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
  const subject = { subject: to, subject_key: nameKey(to), search_subject: searchText(to) };
  const rows = await db
    .selectFrom('question_sets')
    .select('id')
    .where('subject_key', '=', nameKey(from))
    .where('subject', '!=', to)
    .execute();
  const ids = rows.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += WRITTEN_AT_ONCE) {
    const some = ids.slice(start, start + WRITTEN_AT_ONCE);
    await db.updateTable('question_sets').set(subject).where('id', 'in', some).execute();
    await pace();
  }
  return ids;
}

/** Renames a topic wherever it stands as a whole; returns the ids of the sets that changed. */
export async function renameTopic(
  db: DbOrTransaction,
  from: string,
  to: string,
): Promise<number[]> {
  const pace = createPacer();
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
      const topics = renameInTopics(set.topics, from, to);
      if (topics === set.topics) continue;
      changed.push(set.id);
      await db
        .updateTable('question_sets')
        .set({ topics, search_topics: searchTopics(topics) })
        .where('id', '=', set.id)
        .execute();
    }
    if (sets.length < BATCH) return changed;
  }
}
