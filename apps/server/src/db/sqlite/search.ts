import { sql } from 'kysely';
import { SEARCH_COLUMNS, type SearchIndex } from '../search-index.js';
import { sqliteTrigrams } from './trigrams.js';

const TRIGRAMS = sqliteTrigrams('question_sets', 'set_search', SEARCH_COLUMNS);

/**
 * Sorted as pages are, with all that a query of theirs compares: no row is looked up for a set that
 * is not on the page.
 */
function order(name: string, columns: readonly string[], more: readonly string[] = []): string {
  const compared = ['lastupdated', 'level', ...SEARCH_COLUMNS, ...more].filter(
    (one) => !columns.includes(one),
  );
  return `create index question_sets_${name} on question_sets
    (${[...columns, 'id', ...compared, 'withdrawn_at'].join(', ')}) where withdrawn_at is null`;
}

const SORTED = { newest: 'lastupdated', title: 'search_title', downloads: 'downloads' };

const ORDERS = [
  'drop index question_sets_lastupdated',
  ...Object.entries(SORTED).map(([name, column]) => order(name, [column])),
];

/** By FTS5, which comes with SQLite. */
export const sqliteSearch: SearchIndex = {
  make: async (db) => {
    for (const statement of [...TRIGRAMS.statements, ...ORDERS])
      await sql.raw(statement).execute(db);
  },
  widen: async (db, more) => {
    for (const [name, column] of Object.entries(SORTED)) {
      await sql.raw(`drop index question_sets_${name}`).execute(db);
      await sql.raw(order(name, [column], more)).execute(db);
    }
  },
  narrow: TRIGRAMS.narrow,
};
