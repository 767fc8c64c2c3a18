import type { Kysely } from 'kysely';
import type { DatabaseDialect } from '../dialect.js';

/** Indexes for the pages of a bank of a hundred thousand sets. */
export async function largeBanks(db: Kysely<unknown>, { search }: DatabaseDialect): Promise<void> {
  await search.make(db);
}
