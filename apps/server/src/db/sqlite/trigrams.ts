import { type QueryExecutorProvider, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { TextGroup } from '../search-index.js';

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

/** The groups that the index finds at little cost, as an expression of its query. */
function expression(groups: readonly TextGroup<string>[]): string {
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

/** An index of FTS5 for substrings, which comes with SQLite. */
export interface Trigrams {
  /** They make it; rows that are there already are indexed, too. */
  statements: readonly string[];
  narrow: (
    db: QueryExecutorProvider,
    groups: readonly TextGroup<string>[],
    known?: number,
  ) => Promise<RawBuilder<SqlBool> | undefined>;
}

/** The texts stand in their own table only; the index follows it by triggers. */
export function sqliteTrigrams(table: string, index: string, columns: readonly string[]): Trigrams {
  const list = columns.join(', ');
  const listOf = (row: 'old' | 'new') => columns.map((column) => `${row}.${column}`).join(', ');
  const forget = `insert into ${index} (${index}, rowid, ${list}) values ('delete', old.id, ${listOf('old')});`;
  const learn = `insert into ${index} (rowid, ${list}) values (new.id, ${listOf('new')});`;
  return {
    statements: [
      `create virtual table ${index} using fts5 (${list},
    content = '${table}', content_rowid = 'id', tokenize = 'trigram case_sensitive 1')`,
      `create trigger ${index}_insert after insert on ${table} begin ${learn} end`,
      `create trigger ${index}_delete after delete on ${table} begin ${forget} end`,
      `create trigger ${index}_update after update of ${list} on ${table}
    when (${listOf('old')}) is not (${listOf('new')}) begin ${forget} ${learn} end`,
      `insert into ${index} (${index}) values ('rebuild')`,
    ],
    narrow: async (db, groups, known = 0) => {
      const sought = expression(groups);
      if (sought === '' || known > FEW) return undefined;
      // As one text: a thousand rows cost more than to find them, since they come from another thread.
      const { rows } = await sql<{ count: number; ids: string }>`
        select count(*) as count, json_group_array(id) as ids from (
          select rowid as id from ${sql.table(index)}
          where ${sql.ref(index)} match ${sought} limit ${FEW + 1})`.execute(db);
      const { count = 0, ids = '[]' } = rows[0] ?? {};
      if (count > FEW) return undefined;
      // Looked up once, for all of their queries.
      return sql<SqlBool>`${sql.ref(`${table}.id`)} in (select value from json_each(${ids}))`;
    },
  };
}
