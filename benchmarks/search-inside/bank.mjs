// A bank of so many sets with the text of one file each, on both databases: its size, and how long
// searches take beside the database's own search of the same texts.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startBank } from '../server/lib/bank.mjs';
import { fillBank } from '../server/lib/fill.mjs';
import { fillPostgres } from './fill-postgres.mjs';
import { bytesOf, fillTexts } from './fill-texts.mjs';
import { bareFts, like } from './floors.mjs';
import { measureServer, part } from './measure-server.mjs';
import { queries } from './papers.mjs';

const ADMIN = { email: 'bench@uji.ac.id', password: 'bench-rahasia' };

/** Queries by LIKE, which takes long. */
const LIKE_QUERIES = 8;

const ENVIRONMENT = { PUBLIC_BROWSING: 'true', INDEX_FILES: 'false' };

async function likeTimes(database, asked) {
  const times = [];
  for (const q of asked.slice(0, LIKE_QUERIES)) {
    const since = performance.now();
    like(database, q);
    times.push(performance.now() - since);
  }
  return times;
}

async function onSqlite(dataDir, size, asked) {
  await (await startBank(dataDir, ADMIN)).stop();
  fillBank(dataDir, size, 1);
  const path = join(dataDir, 'bank-soal.db');
  const database = new DatabaseSync(path);
  const since = performance.now();
  const letters = fillTexts(database);
  const filled = (performance.now() - since) / 1000;
  const likes = await likeTimes(database, asked);
  database.exec('drop table plain_texts; vacuum; pragma wal_checkpoint(truncate)');
  const index = bytesOf(database, 'file_words%') / size;
  const texts =
    (bytesOf(database, 'file_texts%') + bytesOf(database, 'sqlite_autoindex_file_texts%')) / size;
  database.close();
  const reader = new DatabaseSync(path, { readOnly: true });
  const server = await startBank(dataDir, ADMIN, ENVIRONMENT);
  try {
    return {
      'letters of a file': letters / size,
      'index, bytes a file': index,
      'index and texts, bytes a file': index + texts,
      'database with all else, MB': statSync(path).size / 1e6,
      'stemming and indexing, s': filled,
      ...(await measureServer(server, asked, (q) => bareFts(reader, q))),
      'LIKE over plain texts, p50, ms': part(likes, 0.5),
      'LIKE over plain texts, p95, ms': part(likes, 0.95),
    };
  } finally {
    await server.stop();
    reader.close();
  }
}

async function onPostgres(dataDir, size, asked, postgres) {
  const database = new DatabaseSync(join(dataDir, 'bank-soal.db'), { readOnly: true });
  const since = performance.now();
  const { index, texts } = await fillPostgres(database, postgres.url);
  const filled = (performance.now() - since) / 1000;
  database.close();
  await postgres.fill(size);
  const server = await startBank(`${dataDir}-postgres`, ADMIN, {
    ...ENVIRONMENT,
    DATABASE_URL: postgres.url,
    JWT_SECRET: 'bench'.repeat(10),
  });
  try {
    return {
      'index, bytes a file': index / size,
      'index and texts, bytes a file': (index + texts) / size,
      'stemming and indexing, s': filled,
      ...(await measureServer(server, asked, postgres.ask)),
    };
  } finally {
    await server.stop();
  }
}

/** The figures of a bank, by the name of the database. */
export async function measureBank(folder, size, postgres) {
  const dataDir = join(folder, String(size));
  const asked = queries(size);
  const figures = { SQLite: await onSqlite(dataDir, size, asked) };
  if (postgres !== undefined) {
    figures.PostgreSQL = await onPostgres(dataDir, size, asked, postgres);
  }
  return figures;
}
