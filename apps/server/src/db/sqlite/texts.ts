import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type TermQuery, type TextIndex, type TextMatch, weightOf } from '../text-index.js';

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

/** Where each phrase stands; a prefix is all terms up to the last one that begins so. */
function phrases({ terms, prefix }: TermQuery): RawBuilder<SqlBool>[] {
  const whole = terms.map((term) => sql<SqlBool>`term = ${term}`);
  // The sign after z.
  const begun = sql<SqlBool>`term >= ${prefix} and term < ${`${prefix}{`}`;
  return prefix === null ? whole : [...whole, begun];
}

/** By FTS5. Its own BM25 counts all texts, whoever may see them. */
export const sqliteTexts: TextIndex = {
  make: async (db) => {
    for (const statement of INDEX) await sql.raw(statement).execute(db);
  },
  makeCounts: async (db) => {
    await sql`create virtual table file_word_places using fts5vocab(file_words, instance)`.execute(
      db,
    );
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
  matching: (query) =>
    sql`select rowid as id from file_words where file_words match ${expression(query)}`,
  scores: (query, among): RawBuilder<TextMatch> => {
    // Counted before it is joined: a text stands there as often as it has the term.
    const weights = phrases(query).map(
      (phrase) => sql`select id, -${weightOf(sql`times`)} as score
        from (select doc, count(*) as times from file_word_places where ${phrase} group by doc)
        inner join (${among}) on id = doc`,
    );
    return sql`select id, sum(score) as score from (${sql.join(weights, sql` union all `)}) group by id`;
  },
};
