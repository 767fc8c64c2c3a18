import { type RawBuilder, sql } from 'kysely';
import {
  type Bag,
  type TermQuery,
  type TextIndex,
  type TextMatch,
  weightOf,
} from '../text-index.js';

const INDEX = [
  'alter table file_texts add column words tsvector',
  'create index file_texts_words on file_texts using gin (words)',
  // Counts of all texts for each search are read without them.
  'create index file_texts_length on file_texts (length) where words is not null',
  `create function note_file_text() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into file_texts (sha256) values (new.sha256) on conflict (sha256) do nothing;
      elsif not exists (select 1 from files where sha256 = old.sha256) then
        delete from file_texts where sha256 = old.sha256;
      end if;
      return null;
    end $$`,
  `create trigger files_note_text after insert or delete on files
    for each row execute function note_file_text()`,
];

/** The last place of a tsvector. */
const PLACES = 16_383;

/**
 * As often as a term stands in a text, it has a place of its own there; which one is not looked at. Terms
 * that begin alike stand beside each other: however long a text is, no two of them share a place.
 */
function vectorOf(bag: Bag): string {
  const terms = bag.toSorted(([a], [b]) => (a < b ? -1 : 1));
  let last = 0;
  const place = () => {
    last = (last % PLACES) + 1;
    return last;
  };
  return terms
    .map(([term, count]) => `${term}:${Array.from({ length: count }, place).join(',')}`)
    .join(' ');
}

interface Phrase {
  query: string;
  /** How often a text has it. */
  times: RawBuilder<number>;
}

/** To a query of one term this is the number of its places, and by far the quickest way to it. */
const timesOf = (query: string) =>
  sql<number>`ts_rank_cd('{1,1,1,1}', words, ${query}::tsquery)::bigint`;

function phrasesOf({ terms, prefix }: TermQuery): Phrase[] {
  const queries = prefix === null ? terms : [...terms, `${prefix}:*`];
  return queries.map((query) => ({ query, times: timesOf(query) }));
}

const all = (phrases: readonly Phrase[]) =>
  sql`${phrases.map(({ query }) => query).join(' & ')}::tsquery`;

/** By tsvector; its own ways to weigh do not know how much a word adds that stands there often. */
export const postgresTexts: TextIndex = {
  make: async (db) => {
    for (const statement of INDEX) await sql.raw(statement).execute(db);
  },
  makeCounts: async (db) => {
    await sql`drop index file_texts_length`.execute(db);
  },
  put: async (db, id, bag) => {
    await sql`update file_texts set words = ${vectorOf(bag)}::tsvector where id = ${id}`.execute(
      db,
    );
  },
  remove: async (db, id) => {
    await sql`update file_texts set words = null where id = ${id}`.execute(db);
  },
  clear: async (db) => {
    await sql`update file_texts set words = null`.execute(db);
  },
  matching: (query) => sql`select id from file_texts where words @@ ${all(phrasesOf(query))}`,
  scores: (query, among): RawBuilder<TextMatch> => {
    const weights = phrasesOf(query).map(({ times }) => weightOf(times));
    return sql`select id, -(${sql.join(weights, sql` + `)})::float8 as score
      from (${among}) as asked inner join file_texts using (id, length)`;
  },
};
