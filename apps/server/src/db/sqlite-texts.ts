import { type RawBuilder, sql } from 'kysely';
import type { TermQuery, TextIndex, TextMatch } from './text-index.js';

const INDEX = [
  // Terms come as they are compared; the texts themselves stand elsewhere.
  `create virtual table file_words using fts5 (words, content = '', contentless_delete = 1,
    tokenize = 'ascii')`,
  `create trigger file_texts_insert after insert on files
    when not exists (select 1 from file_texts where sha256 = new.sha256)
    begin insert into file_texts (sha256) values (new.sha256); end`,
  `create trigger file_texts_delete after delete on files
    when not exists (select 1 from files where sha256 = old.sha256)
    begin delete from file_texts where sha256 = old.sha256; end`,
  `create trigger file_words_delete after delete on file_texts
    begin delete from file_words where rowid = old.id; end`,
];

/** Each term is quoted: none is an operator. */
function expression({ terms, prefix }: TermQuery): string {
  const all = terms.map((term) => `"${term}"`);
  return [...all, ...(prefix === null ? [] : [`"${prefix}" *`])].join(' AND ');
}

/** By FTS5, which weighs by BM25 itself. */
export const sqliteTexts: TextIndex = {
  make: async (db) => {
    for (const statement of INDEX) await sql.raw(statement).execute(db);
  },
  put: async (db, id, bag) => {
    const words = bag.map(([term, count]) => `${term} `.repeat(count)).join('');
    await sql`delete from file_words where rowid = ${id}`.execute(db);
    await sql`insert into file_words (rowid, words) values (${id}, ${words})`.execute(db);
  },
  remove: async (db, id) => {
    await sql`delete from file_words where rowid = ${id}`.execute(db);
  },
  clear: async (db) => {
    await sql`insert into file_words (file_words) values ('delete-all')`.execute(db);
  },
  frequencies: async (db, terms, most) => {
    const { rows } = await sql<{ term: string; texts: number }>`
      select value as term, (select count(*) from (
        select 1 from file_words where file_words match '"' || value || '"' limit ${most})) as texts
      from json_each(${JSON.stringify(terms)})`.execute(db);
    return new Map(rows.map(({ term, texts }) => [term, texts]));
  },
  matching: (query) =>
    sql`select rowid as id from file_words where file_words match ${expression(query)}`,
  // Sorted by the index itself: joined with anything in the same query, it would weigh each row anew.
  ranked: (query): RawBuilder<TextMatch> =>
    sql`select rowid as id, rank as score from file_words
      where file_words match ${expression(query)} order by rank`,
};
