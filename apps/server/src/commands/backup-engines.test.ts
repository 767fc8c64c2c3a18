import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BACKED_UP_TABLES, type BackedUpTable } from '../backup/backup-format.js';
import { type Row, tableRows } from '../backup/table-rows.js';
import { dialectOf } from '../db/dialect.js';
import { openReadOnly } from '../db/open-database.js';
import type { Db } from '../db/schema.js';
import { parseConfig } from '../settings/config.js';
import { openFileStore } from '../storage/open-file-store.js';
import { type AdminServer, startAdminServer } from '../test/admin-calls.js';
import { runBank } from '../test/run-bank.js';
import { bankEnv, onPostgres } from '../test/test-database.js';
import { uploaded } from '../test/upload.js';
import { withBank } from './open-bank.js';

/** Tables whose rows mean nothing in another bank, or after a while, or are made of others. */
const PASSING = [
  'schema_migrations',
  'set_changes',
  'sign_in_failures',
  'account_writes',
  'ended_tokens',
  'sign_in_codes',
  'tag_merges',
  'paper_presence',
  'content_claims',
  'disk_store',
  'file_texts',
];

/** Indexes that are tables, too. */
const INDEX = /^(?:set_search|question_search|file_word)/;

let server: AdminServer;
let folder: string;

beforeEach(async () => {
  server = await startAdminServer();
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-engines-'));
});
afterEach(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const inFolder = (name: string) => ({ DATA_DIR: join(folder, name) });

async function rowsOf(db: Db) {
  const tables = {} as Record<BackedUpTable, { rows: Row[]; lastId: number }>;
  for (const table of BACKED_UP_TABLES) {
    const rows: Row[] = [];
    for await (const part of tableRows(db, table)) rows.push(...part);
    // A restore ends every token: only this number is another one afterwards.
    for (const row of rows) delete (row as { token_generation?: number }).token_generation;
    tables[table] = { rows, lastId: await dialectOf(db).lastId(db, table) };
  }
  return tables;
}

/** All that a bank has: its rows and numbers, and the bytes of its files. */
function contentOf(env: Record<string, string>) {
  const config = parseConfig({ ...env, LOG_LEVEL: 'silent' });
  return withBank(config, async (db) => {
    const store = await openFileStore(config);
    const files: Record<string, string> = {};
    for (const { sha256 } of await db.selectFrom('files').select('sha256').execute()) {
      const chunks: Buffer[] = [];
      for await (const chunk of await store.read(sha256)) chunks.push(chunk as Buffer);
      files[sha256] = Buffer.concat(chunks).toString('base64');
    }
    return { tables: await rowsOf(db), files };
  });
}

interface Saved {
  id: number;
  questionSet: { id: number };
}

/** A call that must succeed. */
async function done(...call: Parameters<AdminServer['call']>) {
  const { status, body } = await server.call<Saved>(...call);
  expect([call, status]).toEqual([call, status < 300 ? status : 'a success']);
  return body;
}

const LATER = '2999-01-01T00:00:00.000Z';

const RELEASE = {
  visibility: 'users',
  availableFrom: '2026-01-01T00:00:00.000Z',
  keyVisibility: 'lecturers',
  keyFrom: LATER,
};

/** A set that is not released, an account that opened a file of it, and a withdrawn one like it. */
async function holdBack(): Promise<{ id: number; withdrawn: number }> {
  const save = async () => {
    const { questionSet } = await done('POST', '/questionsets', {
      title: 'Terjaga',
      subject: 'Basis Data',
      difficulty: 'Sedang',
      examKind: 'UAS',
      term: 'Pendek',
      ...RELEASE,
    });
    const { id } = questionSet;
    const form = { setId: id, category: 'questions', bytes: 'soal', token: server.adminToken };
    return { id, file: (await uploaded(server, form)).id };
  };
  const { id, file } = await save();
  const { id: withdrawn } = await save();
  const student = await server.tokenOf('mira@uji.ac.id', 'rahasia-mira');
  const opened = await server.get(`/api/files/blob/${file}`, {
    headers: { 'x-access-token': student },
  });
  expect(await opened.text()).toBe('soal');
  await done('DELETE', `/questionsets/${withdrawn}`);
  return { id, withdrawn };
}

/** A set's own fields for a viewer who sees all of it. */
async function saidOf({ call }: AdminServer, id: number) {
  const { body: set } = await call<QuestionSetAnswer>('GET', `/questionsets/${id}`);
  const { body: history } = await call<unknown[]>('GET', `/questionsets/${id}/history`);
  const { body: reads } = await call<unknown[]>('GET', `/questionsets/${id}/reads`);
  return { set, history, reads };
}

/** Changes of every kind, so that no table and no gap in its numbers is left out. */
async function useBank() {
  const { id: courseId } = await done('POST', '/course-tags', {
    name: 'Kriptografi “é” \u{1F512}',
  });
  await done('POST', '/course-materials', { courseId, materialName: 'RSA\n\u2028' });
  await done('PUT', '/material-tags/2/assign-course', { course_tag_id: courseId });
  await done('DELETE', '/questionsets/2');
  const student = await server.tokenOf('mira@uji.ac.id', 'rahasia-mira');
  const said = { kind: 'laporan', page: 2, body: 'Nomor 3 “é” \u{1F512}' };
  await done('POST', '/questionsets/1/comments', said, student);
  await done('PUT', '/me/pins/1', undefined, student);
  await done('PUT', '/me/courses/1', undefined, student);
  await done('PUT', '/me/settings', { recordViews: false }, student);
  const gone = await done('POST', '/course-tags', { name: 'Sebentar' });
  await done('DELETE', `/course-tags/${gone.id}`);
}

/** Every character there is, with all that some parser takes for the end of a line. */
function allCharacters(): string {
  const parts = ['\r\n', '\r', '\u2028\u2029', '"\\\\', '\\u0000'];
  // PostgreSQL has no text with the character of number 0.
  for (let point = onPostgres ? 1 : 0; point <= 0x10_ffff; point += 1) {
    if (point < 0xd800 || point > 0xdfff) parts.push(String.fromCodePoint(point));
  }
  return parts.join('');
}

/** Every character in every column of free text that has a row; what must be unique or one of few stays. */
async function writeEverywhere(db: Db): Promise<Set<string>> {
  const written = new Set<string>();
  const text = allCharacters();
  // Columns that others look into are short: all that ends a line, and one of each plane.
  const short = `a\u2028b\u2029c\u0085d\ve\ff\r\n${onPostgres ? '' : '\0'}\u{1F512}\u{10FFFF}`;
  const tables = await db.introspection.getTables();
  for (const table of BACKED_UP_TABLES) {
    const { columns = [] } = tables.find(({ name }) => name === table) ?? {};
    for (const { name, dataType } of columns.filter((column) => /text/i.test(column.dataType))) {
      if (name === 'sha256' || name.endsWith('_key')) continue;
      const whole = ['description', 'body', 'explanation', 'bio'].includes(name);
      const value = sql<string>`cast(${whole ? text : short} as ${sql.raw(dataType)})`;
      const update = sql`update ${sql.table(table)} set ${sql.ref(name)} = ${value}
        where id = (select max(id) from ${sql.table(table)})`;
      const done = await update.execute(db).catch(() => undefined);
      if ((done?.numAffectedRows ?? 0n) > 0n) written.add(`${table}.${name}`);
    }
  }
  return written;
}

describe('a backup', () => {
  it('brings every character back in every column', async () => {
    await useBank();
    await holdBack();
    const written = await writeEverywhere(server.services.db);
    const free = [
      'users.name',
      'question_sets.title',
      'question_sets.description',
      'comments.body',
    ];
    expect([...written]).toEqual(expect.arrayContaining(free));
    expect(written.size).toBeGreaterThan(30);
    const before = await contentOf(await bankEnv(server.dataDir));
    const [first, second] = [join(folder, 'satu.zip'), join(folder, 'dua.zip')];
    expect(await runBank(server.dataDir, ['backup', first])).toMatchObject({ isWell: true });
    const embedded = inFolder('tertanam');
    const there = await runBank('', ['restore', first], '', embedded);
    expect(there).toMatchObject({ isWell: true, err: '' });
    expect(await contentOf(embedded)).toEqual(before);
    expect(await runBank('', ['backup', second], '', embedded)).toMatchObject({ isWell: true });
    const back = join(folder, 'kembali');
    expect(await runBank(back, ['restore', second])).toMatchObject({ isWell: true, err: '' });
    expect(await contentOf(await bankEnv(back))).toEqual(before);
  });

  it('holds every table that is worth keeping', async () => {
    const db = openReadOnly(server.services.config);
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    await db.destroy();
    const known = new Set<string>([...BACKED_UP_TABLES, ...PASSING]);
    expect(tables.filter((name) => !known.has(name) && !INDEX.test(name))).toEqual([]);
  });

  it('goes from this kind of database to the embedded one and back, byte for byte', async () => {
    await useBank();
    const { id, withdrawn } = await holdBack();
    const said = await saidOf(server, id);
    expect(said.set).toMatchObject({ release: RELEASE, examKind: 'UAS', term: 'Pendek' });
    expect([said.history.length, said.reads.length]).toEqual([1, 1]);
    const own = await bankEnv(server.dataDir);
    const before = await contentOf(own);
    const [first, second] = [join(folder, 'satu.zip'), join(folder, 'dua.zip')];
    expect(await runBank(server.dataDir, ['backup', first])).toMatchObject({ isWell: true });

    const embedded = inFolder('tertanam');
    const there = await runBank('', ['restore', first], '', embedded);
    expect(there).toMatchObject({ isWell: true, err: '' });
    expect(await contentOf(embedded)).toEqual(before);
    expect(await runBank('', ['check'], '', embedded)).toMatchObject({ isWell: true });
    expect(await runBank('', ['backup', second], '', embedded)).toMatchObject({ isWell: true });

    const back = join(folder, 'kembali');
    expect(await runBank(back, ['restore', second])).toMatchObject({ isWell: true, err: '' });
    expect(await contentOf(await bankEnv(back))).toEqual(before);
    const again = await startAdminServer({ dataDir: back });
    const tag = await again.call('POST', '/course-tags', { name: 'Sesudah' });
    expect(tag.status).toBe(201);
    expect(tag.body.id).toBe(before.tables.course_tags.lastId + 1);
    expect(await saidOf(again, id)).toEqual(said);
    await again.call('POST', `/questionsets/${withdrawn}/restore`);
    expect((await saidOf(again, withdrawn)).set).toMatchObject({
      release: RELEASE,
      term: 'Pendek',
    });
    await again.stop();
  });
});
