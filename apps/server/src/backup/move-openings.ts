import { DAY_MS, jakartaDay } from '@bank-soal/contract/common';
import type { Db } from '../db/schema.js';

const dayNumber = (moment: string) => Date.parse(jakartaDay(moment)) / DAY_MS;

/**
 * Moves future openings of a backup by the days since then: 'tomorrow at noon' in a bank of examples is the
 * day after it was restored.
 */
export async function moveOpenings(db: Db, createdAt: string, now: Date): Promise<void> {
  const days = dayNumber(now.toISOString()) - dayNumber(createdAt);
  for (const column of ['available_from', 'key_from'] as const) {
    const sets = await db
      .selectFrom('question_sets')
      .select(['id', `${column} as opens`])
      .where(column, '>', createdAt)
      .execute();
    for (const { id, opens } of sets) {
      const moved = new Date(Date.parse(opens ?? '') + days * DAY_MS).toISOString();
      await db
        .updateTable('question_sets')
        .set({ [column]: moved })
        .where('id', '=', id)
        .execute();
    }
  }
}
