import { type QueryExecutorProvider, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SearchIndex, TextGroup } from './search-index.js';

const COLUMNS = ['search_title', 'search_subject', 'search_lecturer', 'search_topics'] as const;
const LIST = COLUMNS.join(', ');
const listOf = (row: 'old' | 'new') => COLUMNS.map((column) => `${row}.${column}`).join(', ');

const FORGET = `insert into set_search (set_search, rowid, ${LIST}) values ('delete', old.id, ${listOf('old')});`;
const LEARN = `insert into set_search (rowid, ${LIST}) values (new.id, ${listOf('new')});`;

/** The texts of the sets stand in their own table only; the index follows it by triggers. */
const SEARCH = [
  `create virtual table set_search using fts5 (${LIST},
    content = 'question_sets', content_rowid = 'id', tokenize = 'trigram case_sensitive 1')`,
  `create trigger set_search_insert after insert on question_sets begin ${LEARN} end`,
  `create trigger set_search_delete after delete on question_sets begin ${FORGET} end`,
  `create trigger set_search_update after update of ${LIST} on question_sets
    when (${listOf('old')}) is not (${listOf('new')}) begin ${FORGET} ${LEARN} end`,
  `insert into set_search (set_search) values ('rebuild')`,
];

/**
 * Sorted as pages are, with all that a query of theirs compares: no row is looked up for a set that
 * is not on the page.
 */
function order(name: string, columns: readonly string[]): string {
  const compared = ['lastupdated', 'level', ...COLUMNS].filter((one) => !columns.includes(one));
  return `create index question_sets_${name} on question_sets
    (${[...columns, 'id', ...compared, 'withdrawn_at'].join(', ')}) where withdrawn_at is null`;
}

const ORDERS = [
  'drop index question_sets_lastupdated',
  order('newest', ['lastupdated']),
  order('title', ['search_title']),
  order('downloads', ['downloads']),
];

/** The index knows texts by their pieces of three characters. */
const PIECE = 3;
/** Longer searches are compared without the index, which would look up every piece of them. */
const LONGEST = 2000;
/** Of so many sets the sorted index finds a page sooner. */
const FEW = 2000;

function isIndexed(text: string): boolean {
  return [...text].length >= PIECE && !text.includes('\0');
}

/** The groups that the index can tell, as it is asked. */
function expression(groups: readonly TextGroup[]): string {
  return groups
    .filter(({ texts }) => texts.every(isIndexed))
    .map(({ columns, texts }) => {
      const phrases = texts.map((text) => `"${text.replaceAll('"', '""')}"`);
      return `({${columns.join(' ')}} : (${phrases.join(' OR ')}))`;
    })
    .join(' AND ');
}

async function narrow(
  db: QueryExecutorProvider,
  groups: readonly TextGroup[],
): Promise<RawBuilder<SqlBool> | undefined> {
  const sought = expression(groups);
  if (sought === '' || sought.length > LONGEST) return undefined;
  const found = sql`from set_search where set_search match ${sought}`;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select 1 ${found} limit ${FEW + 1})`.execute(db);
  if ((rows[0]?.count ?? 0) > FEW) return undefined;
  return sql<SqlBool>`id in (select rowid ${found})`;
}

/** By FTS5, which comes with SQLite. */
export const sqliteSearch: SearchIndex = {
  make: async (db) => {
    for (const statement of [...SEARCH, ...ORDERS]) await sql.raw(statement).execute(db);
  },
  narrow,
};
