import { rm } from 'node:fs/promises';
import { type ServerState, serverStateSchema } from '@bank-soal/contract/administration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onBucket, pendingFolder } from '../../test/s3/test-bucket.js';
import { sampleBank, sampleFile, sampleSet } from '../../test/sample-bank.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { onPostgres } from '../../test/test-database.js';
import { VERSION } from '../../version.js';

let server: TestServer;
let admin: string;
let lecturer: string;

beforeAll(async () => {
  server = await startTestServer({
    bank: sampleBank([
      sampleSet({
        files: [
          sampleFile('questions', 'a.txt', 'sama'),
          sampleFile('answers', 'k.txt', 'kunci satu'),
        ],
      }),
      sampleSet({ files: [sampleFile('questions', 'b.txt', 'sama')] }),
      sampleSet({ lecturerEmail: null, files: [sampleFile('questions', 'c.txt', 'tanpa')] }),
      sampleSet({
        lecturerEmail: 'kepala@uji.ac.id',
        files: [sampleFile('questions', 'd.txt', 'ditarik semua')],
      }),
    ]),
  });
  admin = await server.tokenOf('kepala@uji.ac.id', 'rahasia-kepala');
  lecturer = await server.tokenOf('sari@uji.ac.id', 'rahasia-sari');
  await server.send('DELETE', '/api/questionsets/4', {}, admin);
});
afterAll(() => server.stop());

const ask = (token?: string) =>
  server.get('/api/admin/server', { headers: token ? { 'x-access-token': token } : {} });

const state = async () => (await (await ask(admin)).json()) as ServerState;

describe('GET /api/admin/server', () => {
  it('is for administrators, and nobody else keeps it', async () => {
    expect([(await ask()).status, (await ask(lecturer)).status]).toEqual([401, 403]);
    const answer = await ask(admin);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('says what runs, since when, and on what', async () => {
    const { settings: _, ...rest } = serverStateSchema.parse(await state());
    expect(rest).toMatchObject({
      version: VERSION,
      node: process.versions.node,
      database: onPostgres ? 'postgresql' : 'sqlite',
      files: onBucket ? 's3' : 'disk',
      parts: ['database', 'files', 'documents'].map((part) => ({ part, problem: null })),
    });
    expect(Date.parse(rest.startedAt)).toBeLessThan(Date.parse(rest.at));
    expect(Date.now() - Date.parse(rest.at)).toBeLessThan(60_000);
  });

  it('counts stored contents: a shared one once, those of withdrawn sets too', async () => {
    const { kept, databaseBytes, disk } = (await state()).storage;
    const length = (...contents: string[]) => contents.join('').length;
    expect(kept).toEqual({
      sets: 4,
      files: 5,
      accounts: 4,
      bytes: length('sama', 'kunci satu', 'tanpa', 'ditarik semua'),
      largest: [
        { id: 2, name: 'Sari Wulandari', bytes: length('sama', 'kunci satu', 'sama') },
        { id: 1, name: 'Kepala Lab', bytes: length('ditarik semua') },
      ],
    });
    expect(databaseBytes).toBeGreaterThan(50_000);
    if (onBucket) expect(disk).toBeNull();
    else expect(disk?.free).toBeLessThanOrEqual(disk?.total ?? 0);
  });

  it('counts pictures of questions, and names the five largest accounts only', async () => {
    const { db } = server.services;
    const at = '2026-11-01T00:00:00.000Z';
    for (let index = 1; index <= 5; index += 1) {
      const email = `akun${index}@uji.ac.id`;
      const { id } = await db
        .insertInto('users')
        .values({
          name: `Akun ${index}`,
          email,
          email_key: email,
          password_hash: '-',
          kind: 'student',
          status: 'Aktif',
          created_at: at,
          updated_at: at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const sha256 = String(index).repeat(64);
      const size = 1000 * index;
      await db
        .insertInto('images')
        .values({ sha256, uploader_id: id, type: 'image/png', size, created_at: at })
        .execute();
    }
    const kept = (await state()).storage.kept;
    expect(kept?.largest.map(({ name, bytes }) => [name, bytes])).toEqual(
      [5, 4, 3, 2, 1].map((index) => [`Akun ${index}`, 1000 * index]),
    );
    expect(kept?.bytes).toBe(15_000 + 'samakunci satutanpaditarik semua'.length);
  });

  it('says which part is away, like /readyz, and answers all else', async () => {
    await rm(pendingFolder(server.dataDir), { recursive: true });
    expect((await server.get('/readyz')).status).toBe(503);
    const answer = await ask(admin);
    expect(answer.status).toBe(200);
    const { parts, storage } = (await answer.json()) as ServerState;
    expect(parts).toEqual([
      { part: 'database', problem: null },
      { part: 'files', problem: 'unreachable' },
      { part: 'documents', problem: null },
    ]);
    expect(storage.kept?.sets).toBe(4);
  });
});
