// PostgreSQL's own search over the same papers: `indonesian` stems, ts_rank, no snippets.
import { paper } from './papers.mjs';

/** Texts of one statement. */
const AT_ONCE = 500;

/** How the name of a database begins that may be emptied. */
export const MAY_BE_EMPTIED = 'bank_soal_bench';

/**
 * The address in BENCH_DATABASE_URL; nothing where there is none. All that its database has is taken away.
 *
 * @throws where its name does not say that it is there for that
 */
export async function openPostgres() {
  const { BENCH_DATABASE_URL: url } = process.env;
  if (url === undefined) return undefined;
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select current_database() as name');
  if (!rows[0].name.startsWith(MAY_BE_EMPTIED)) {
    await client.end();
    throw new Error(
      `The benchmark empties its database. '${rows[0].name}' does not begin with '${MAY_BE_EMPTIED}': it is left alone.`,
    );
  }
  return {
    url,
    fill: async (size) => {
      await client.query('drop table if exists inside_papers');
      await client.query('create table inside_papers (id int primary key, words tsvector)');
      for (let first = 0; first < size; first += AT_ONCE) {
        const ids = Array.from({ length: Math.min(AT_ONCE, size - first) }, (_, at) => first + at);
        await client.query(
          `insert into inside_papers select id, to_tsvector('indonesian', text)
           from unnest($1::int[], $2::text[]) as papers (id, text)`,
          [ids, ids.map((id) => paper(id).join(' '))],
        );
      }
      await client.query('create index on inside_papers using gin (words)');
      await client.query('analyze inside_papers');
    },
    ask: (q) =>
      client.query(
        `select id, ts_rank(words, query) as rank
         from inside_papers, plainto_tsquery('indonesian', $1) as query
         where words @@ query order by rank desc, id desc limit 20`,
        [q],
      ),
    remove: async () => {
      await client.query('drop table if exists inside_papers');
      await client.end();
    },
  };
}
