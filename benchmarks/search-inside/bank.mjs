// A bank of so many sets with the text of one file each: its size, and how long searches take.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { packText } from '../../apps/server/dist/services/file-search/texts-work.js';
import { startBank } from '../server/lib/bank.mjs';
import { expectStatus } from '../server/lib/client.mjs';
import { fillBank } from '../server/lib/fill.mjs';
import { worstWait } from '../server/lib/rebuild.mjs';
import { paper, queries } from './papers.mjs';

const ADMIN = { email: 'bench@uji.ac.id', password: 'bench-rahasia' };
const ROUNDS = 5;

const part = (times, share) =>
  times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)];

async function timesOf(asked, ask, rounds = ROUNDS) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const q of asked) {
      const since = performance.now();
      await ask(q);
      times.push(performance.now() - since);
    }
  }
  return times;
}

/** Gives each file a content of its own, and the texts to the index as the server does. */
function fillTexts(database) {
  database.exec(`begin;
    update files set sha256 = printf('%064x', id);
    delete from file_texts;
    insert into file_texts (sha256, state, read_by, pages) select sha256, 'siap', 1000, 2 from files;
    create table plain_texts (id integer primary key, text text)`);
  const put = database.prepare('update file_texts set body = ?, length = ? where id = ?');
  const index = database.prepare('insert into file_words (rowid, words) values (?, ?)');
  const plain = database.prepare('insert into plain_texts values (?, ?)');
  let letters = 0;
  for (const { id } of database.prepare('select id from file_texts order by id').all()) {
    const pages = paper(id);
    const { body, bag } = packText(pages);
    const words = bag.map(([term, count]) => `${term} `.repeat(count)).join('');
    put.run(
      body,
      bag.reduce((sum, [, count]) => sum + count, 0),
      id,
    );
    index.run(id, words);
    const text = pages.join('\f');
    plain.run(id, text.toLowerCase());
    letters += text.length;
  }
  database.exec('commit; pragma wal_checkpoint(truncate)');
  return letters;
}

/** Bytes that tables of a kind take in the file. */
const bytesOf = (database, like) =>
  database.prepare('select sum(pgsize) as bytes from dbstat where name like ?').get(like).bytes ??
  0;

function sizesOf(database, size) {
  return {
    'index, bytes a file': bytesOf(database, 'file_words%') / size,
    'texts, bytes a file':
      (bytesOf(database, 'file_texts%') + bytesOf(database, 'sqlite_autoindex_file_texts%')) / size,
  };
}

/** LIKE over the same texts, word by word. */
async function likeTimes(database, asked) {
  const ask = (q) => {
    const words = q.toLowerCase().split(' ');
    const where = words.map(() => 'text like ?').join(' and ');
    const query = database.prepare(`select id from plain_texts where ${where} limit 20`);
    query.all(...words.map((word) => `%${word}%`));
  };
  return timesOf(asked, ask, 1);
}

export async function measureBank(folder, size, postgres) {
  const dataDir = join(folder, String(size));
  await (await startBank(dataDir, ADMIN)).stop();
  fillBank(dataDir, size, 1);
  const path = join(dataDir, 'bank-soal.db');
  const database = new DatabaseSync(path);
  let since = performance.now();
  const letters = fillTexts(database);
  const filled = (performance.now() - since) / 1000;
  const bytes = sizesOf(database, size);
  const asked = queries(size);
  const like = await likeTimes(database, asked.slice(0, 8));
  database.exec('drop table plain_texts; vacuum; pragma wal_checkpoint(truncate)');
  database.close();
  const own = await postgres?.measure(size, asked, timesOf);
  since = performance.now();
  const server = await startBank(dataDir, ADMIN, { PUBLIC_BROWSING: 'true', INDEX_FILES: 'false' });
  try {
    const address = (q, sort) =>
      `${server.url}/api/search/files?q=${encodeURIComponent(q)}&sort=${sort}`;
    const ask = (q) => expectStatus(200, address(q, 'rank'));
    // The server is warm, as it is after its first searches.
    for (const q of asked) await ask(q);
    const times = await timesOf(asked, ask);
    const newest = await timesOf(asked, (q) => expectStatus(200, address(q, 'newest')));
    const quiet = await worstWait(
      server.url,
      () => new Promise((resolve) => setTimeout(resolve, 2000)),
    );
    const beside = await worstWait(server.url, () => timesOf(asked, ask));
    return {
      'letters of a file': letters / size,
      ...bytes,
      'index and texts, bytes a file': bytes['index, bytes a file'] + bytes['texts, bytes a file'],
      'database with all else, MB': statSync(path).size / 1e6,
      'stemming and indexing, s': filled,
      'search, p50, ms': part(times, 0.5),
      'search, p95, ms': part(times, 0.95),
      'search, worst, ms': part(times, 1),
      'newest first, p95, ms': part(newest, 0.95),
      'longest wait of others beside searches, ms': beside,
      'the same, nothing else running, ms': quiet,
      'PostgreSQL `indonesian`, p50, ms': own === undefined ? '–' : part(own, 0.5),
      'PostgreSQL `indonesian`, p95, ms': own === undefined ? '–' : part(own, 0.95),
      'LIKE over plain texts, p50, ms': part(like, 0.5),
      'LIKE over plain texts, p95, ms': part(like, 0.95),
    };
  } finally {
    await server.stop();
  }
}
