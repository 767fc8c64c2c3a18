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
function order(name: string, columns: readonly string[], more: readonly string[] = []): string {
  const compared = ['lastupdated', 'level', ...COLUMNS, ...more].filter(
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

/** The index knows texts by their pieces of three characters. */
const PIECE = 3;
/**
 * Characters that are looked up of a text and of all together: each piece costs as much as it has
 * places in all sets. What does not fit is only compared.
 */
const LOOKED_UP = 10;
const LOOKED_UP_IN_ALL = 60;
/** Of more sets the sorted index finds a page sooner. */
const FEW = 1000;

function isIndexed(text: string): boolean {
  return [...text].length >= PIECE && !text.includes('\0');
}

/** How texts begin: what has all of one has this, too. */
function beginnings(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => [...text].slice(0, LOOKED_UP).join('')))];
}

/** The groups that the index can tell at little cost, as it is asked. */
function expression(groups: readonly TextGroup[]): string {
  const asked: string[] = [];
  let left = LOOKED_UP_IN_ALL;
  for (const { columns, texts } of groups) {
    const sought = beginnings(texts);
    const { length } = sought.join('');
    if (length > left || !texts.every(isIndexed)) continue;
    left -= length;
    const phrases = sought.map((text) => `"${text.replaceAll('"', '""')}"`);
    asked.push(`({${columns.join(' ')}} : (${phrases.join(' OR ')}))`);
  }
  return asked.join(' AND ');
}

async function narrow(
  db: QueryExecutorProvider,
  groups: readonly TextGroup[],
): Promise<RawBuilder<SqlBool> | undefined> {
  const sought = expression(groups);
  if (sought === '') return undefined;
  const { rows } = await sql<{ id: number }>`
    select rowid as id from set_search where set_search match ${sought} limit ${FEW + 1}`.execute(
    db,
  );
  if (rows.length > FEW) return undefined;
  // Looked up once, whatever is asked of them.
  const ids = JSON.stringify(rows.map(({ id }) => id));
  return sql<SqlBool>`id in (select value from json_each(${ids}))`;
}

/** By FTS5, which comes with SQLite. */
export const sqliteSearch: SearchIndex = {
  make: async (db) => {
    for (const statement of [...SEARCH, ...ORDERS]) await sql.raw(statement).execute(db);
  },
  widen: async (db, more) => {
    for (const [name, column] of Object.entries(SORTED)) {
      await sql.raw(`drop index question_sets_${name}`).execute(db);
      await sql.raw(order(name, [column], more)).execute(db);
    }
  },
  narrow,
};
