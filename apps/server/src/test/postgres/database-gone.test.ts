import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AdminServer, startAdminServer } from '../admin-calls.js';
import { type Relay, startRelay } from '../s3/relay.js';
import { databaseUrlOf, dropDatabaseOf } from '../test-database.js';
import { uploadForm } from '../upload.js';

const GONE = 'Basis data sedang tidak dapat dijangkau';
const SET = { title: 'Kuis', subject: 'Basis Data', difficulty: 'Mudah' };

let folder: string;
let relay: Relay;
let server: AdminServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-putus-'));
  const address = new URL((await databaseUrlOf(folder)) ?? '');
  relay = await startRelay(address.href);
  address.host = new URL(relay.url).host;
  server = await startAdminServer({ env: { DATABASE_URL: address.href } });
});
afterAll(async () => {
  relay.mend();
  await server.stop();
  await relay.stop();
  await dropDatabaseOf(folder);
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => relay.mend());

const body = (value: object) => ({ method: 'POST', body: JSON.stringify(value) });
const put = (value: object) => ({ method: 'PUT', body: JSON.stringify(value) });

const CALLS: readonly [string, RequestInit?][] = [
  ['/auth/signin', body({ email: 'sari@uji.ac.id', password: 'rahasia-sari' })],
  ['/auth/password', body({ current: 'rahasia-kepala', next: 'rahasia-baru' })],
  ['/site'],
  ['/dropdown/all-dropdown-data'],
  ['/questionsets'],
  ['/questionsets/1'],
  ['/questionsets?limit=2'],
  ['/questionsets?mine=true'],
  ['/questionsets', body(SET)],
  ['/questionsets/1', put(SET)],
  ['/questionsets/1', { method: 'DELETE' }],
  ['/questionsets/1/archive'],
  ['/files/download/3'],
  ['/files/blob/3'],
  ['/files/combine-preview/1?type=questions'],
  ['/files/upload', { method: 'POST', body: uploadForm({ setId: 1, bytes: 'x' }) }],
  ['/files/1', { method: 'DELETE' }],
  ['/course-tags'],
  ['/course-tags', body({ name: 'Baru' })],
  ['/material-tags/by-course/1'],
  ['/course-material-stats'],
  ['/admin/dosen'],
  ['/admin/dosen/import', body({ rows: [{ nama: 'A', email: 'a@b.id', password: 'rahasia' }] })],
];

const call = (path: string, init: RequestInit = {}) =>
  server.get(`/api${path}`, { ...init, headers: { 'x-access-token': server.adminToken } });

describe('while the database is gone', () => {
  it.each(CALLS)('%s %j is 503 with a sentence', async (path, init) => {
    relay.cut();
    const answer = await call(path, init);
    const { message } = (await answer.json()) as { message: string };
    expect([answer.status, message]).toEqual([503, expect.stringContaining(GONE)]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('the process is well, and says that it is not ready', async () => {
    relay.cut();
    expect((await server.get('/healthz')).status).toBe(200);
    expect((await server.get('/readyz')).status).toBe(503);
    expect((await call('/files/download-template')).status).toBe(200);
  });
});

describe('when the database is back', () => {
  it('all goes on without a restart', async () => {
    relay.cut();
    expect((await call('/course-tags')).status).toBe(503);
    relay.mend();
    expect((await server.get('/readyz')).status).toBe(200);
    const created = await call('/course-tags', body({ name: 'Sesudah' }));
    expect(created.status).toBe(201);
    expect(await (await call('/course-tags')).text()).toContain('Sesudah');
  });

  it('what was acknowledged is there, and a broken write is there wholly or not at all', async () => {
    const said = new Map<string, number>();
    const writeUntilRefused = async () => {
      for (let status = 201; status === 201; ) {
        const name = `Putus ${randomUUID()}`;
        ({ status } = await call('/course-tags', body({ name })));
        said.set(name, status);
      }
    };
    for (let turn = 0; turn < 20; turn += 1) {
      // In the middle of whatever is being said then.
      relay.cutAfter(randomInt(5000, 60_000));
      await Promise.all(Array.from({ length: 6 }, writeUntilRefused));
      relay.mend();
    }
    expect([...new Set(said.values())].toSorted()).toEqual([201, 503]);
    const tags = (await (await call('/course-tags')).json()) as { id: number; name: string }[];
    const kept = new Map(tags.map(({ id, name }) => [name, id]));
    const lost = [...said].filter(([name, status]) => status === 201 && !kept.has(name));
    expect(lost).toEqual([]);
    const written = await server.services.db
      .selectFrom('audit_log')
      .select('target_id')
      .where('target', '=', 'course-tag')
      .execute();
    const ids = [...kept].filter(([name]) => name.startsWith('Putus')).map(([, id]) => id);
    expect(written.map((row) => row.target_id)).toEqual(expect.arrayContaining(ids));
  });
});
