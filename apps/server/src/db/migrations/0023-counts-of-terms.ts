import type { Kysely } from 'kysely';
import type { DatabaseDialect } from '../dialect.js';

/** How often a term stands in a text is told by itself, without what only all texts together tell. */
export const countsOfTerms = (db: Kysely<unknown>, { texts }: DatabaseDialect): Promise<void> =>
  texts.makeCounts(db);
