// The same bank in PostgreSQL: rows of the embedded database, put there as the server puts them.
import { sql } from 'kysely';
import { Client } from 'pg';
import { dialectOf } from '../../apps/server/dist/db/dialect.js';
import { openDatabase } from '../../apps/server/dist/db/open-database.js';
import { transact } from '../../apps/server/dist/db/transact.js';
import { bagOfBody } from '../../apps/server/dist/search/texts-work.js';

/** Rows of one statement, texts of one transaction. */
const AT_ONCE = 500;

/** A table's rows with their numbers, some at a time. */
function* rowsOf(database, table) {
  const select = database.prepare(
    `select * from ${table} where id > ? order by id limit ${AT_ONCE}`,
  );
  for (let last = 0; ; ) {
    const rows = select.all(last);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1).id;
  }
}

async function putTexts(db, rows) {
  await transact(db, async (transaction) => {
    const { texts } = dialectOf(transaction);
    for (const { sha256, state, read_by, pages, length, body } of rows) {
      const { id } = await transaction
        .updateTable('file_texts')
        .set({ state, read_by, pages, length, body })
        .where('sha256', '=', sha256)
        .returning('id')
        .executeTakeFirstOrThrow();
      await texts.put(transaction, id, bagOfBody(body));
    }
  });
}

/** Takes all tables away: which folder has a bank's files stands in one, too. */
async function empty(url) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('drop schema public cascade; create schema public');
  await client.end();
}

/**
 * Fills the database at an address in the place of what it had.
 *
 * @param {import('node:sqlite').DatabaseSync} database a filled bank
 * @param {string} url
 */
export async function fillPostgres(database, url) {
  await empty(url);
  const db = await openDatabase({ dataDir: '', databaseUrl: url });
  try {
    for (const table of ['course_tags', 'question_sets', 'files']) {
      for (const rows of rowsOf(database, table)) await dialectOf(db).insertRows(db, table, rows);
    }
    for (const rows of rowsOf(database, 'file_texts')) await putTexts(db, rows);
    for (const table of ['question_sets', 'files', 'file_texts']) {
      await sql.raw(`vacuum analyze ${table}`).execute(db);
    }
    const { rows } = await sql`select pg_relation_size('file_texts_words') as index,
      pg_total_relation_size('file_texts') - pg_relation_size('file_texts_words') as texts`.execute(
      db,
    );
    return { index: Number(rows[0].index), texts: Number(rows[0].texts) };
  } finally {
    await db.destroy();
  }
}
