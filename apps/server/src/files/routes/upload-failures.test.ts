import { readdir } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FileStore } from '../../storage/file-store.js';
import { pendingFolder } from '../../test/s3/test-bucket.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { embeddedIt } from '../../test/test-database.js';
import { multipartFrame, type SampleUpload, upload, uploaded } from '../../test/upload.js';
import { verifyStore } from '../verify-store.js';

let server: TestServer;
let sari: string;

beforeEach(async () => {
  server = await startTestServer();
  sari = await server.tokenOf('sari@uji.ac.id', 'rahasia-sari');
});
afterEach(() => server.stop());

const text = (bytes: string): SampleUpload => ({
  setId: 1,
  category: 'answers',
  bytes,
  token: sari,
});

const full = () => Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });

async function refusal(answer: Response) {
  const { message } = (await answer.json()) as { message: string };
  expect(message).not.toMatch(/ENOSPC|Error|at /);
  return answer.status;
}

async function expectSound(): Promise<void> {
  const { db, store } = server.services;
  expect(await readdir(pendingFolder(server.dataDir))).toEqual([]);
  expect(await verifyStore(db, store)).toEqual({ missing: [], damaged: [], orphans: [] });
}

/** Lets the disk fill up at one point of an upload. */
const FAULTS: Record<string, (store: FileStore) => void> = {
  'while the bytes come': (store) => {
    const { receive } = store;
    store.receive = (bytes) =>
      receive(
        (async function* () {
          for await (const chunk of bytes) {
            yield chunk;
            throw full();
          }
        })(),
      );
  },
  'when they are put in their place': (store) => {
    const { receive } = store;
    store.receive = async (bytes) => ({
      ...(await receive(bytes)),
      store: () => Promise.reject(full()),
    });
  },
};

describe('a full disk', () => {
  it.each(Object.keys(FAULTS))('%s is 507, and passes', async (point) => {
    const { store } = server.services;
    const { receive } = store;
    FAULTS[point]?.(store);
    expect(await refusal(await upload(server, text('penuh')))).toBe(507);
    expect(await refusal(await upload(server, text('x'.repeat(300_000))))).toBe(507);
    store.receive = receive;
    await expectSound();
    expect((await uploaded(server, text('lega'))).size).toBe(4);
    await expectSound();
  });

  embeddedIt(
    'for the database is 507 too, keeps nothing of the upload, and lets everyone read',
    async () => {
      const { db } = server.services;
      const count = await sql<{ page_count: number }>`pragma page_count`.execute(db);
      const pages = sql.raw(String(count.rows[0]?.page_count));
      await sql`pragma max_page_count = ${pages}`.execute(db);
      const body = { title: 'x', subject: 'y', difficulty: 'Mudah', description: 'd'.repeat(5000) };
      const create = () => server.send('POST', '/api/questionsets', body, sari);
      let status = 201;
      for (let turn = 0; turn < 20 && status === 201; turn += 1) status = (await create()).status;
      expect(status).toBe(507);
      const long = { ...text('penuh'), name: `${'n'.repeat(250)}.txt` };
      for (let turn = 0; turn < 40; turn += 1) {
        const answer = await upload(server, { ...long, bytes: `penuh ${turn}` });
        if (answer.status !== 201) expect(await refusal(answer)).toBe(507);
        status = answer.status;
      }
      expect(status).toBe(507);
      expect((await server.get('/api/questionsets')).status).toBe(200);
      expect((await server.get('/api/files/download/3')).status).toBe(200);
      await expectSound();
      await sql`pragma max_page_count = 100000`.execute(db);
      expect((await create()).status).toBe(201);
      expect((await uploaded(server, text('lega'))).size).toBe(4);
    },
  );
});

describe('bytes that cannot be removed for the moment', () => {
  it('keep nobody from removing their file, and go later', async () => {
    const { contents, db, store } = server.services;
    const { id } = await uploaded(server, text('tetap'));
    const { remove } = store;
    store.remove = () => Promise.reject(Object.assign(new Error('EIO'), { code: 'EIO' }));
    expect((await server.send('DELETE', `/api/files/${id}`, undefined, sari)).status).toBe(200);
    expect(await (await server.get('/api/questionsets')).text()).not.toContain(`"id":${id},"orig`);
    store.remove = remove;
    expect((await verifyStore(db, store)).orphans).toHaveLength(1);
    await contents.sweep();
    await expectSound();
  });
});

describe('downloads that cannot be counted for the moment', () => {
  it('are counted with the next one', async () => {
    const { db } = server.services;
    const downloads = async () => {
      const set = (await (await server.get('/api/questionsets/1')).json()) as { downloads: number };
      return set.downloads;
    };
    const before = await downloads();
    const { schema } = db;
    await schema.alterTable('question_sets').renameColumn('downloads', 'away').execute();
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await server.get('/api/files/download/3')).status).toBe(200);
    }
    await schema.alterTable('question_sets').renameColumn('away', 'downloads').execute();
    expect(await downloads()).toBe(before);
    await server.get('/api/files/download/3');
    expect(await downloads()).toBe(before + 4);
  });
});

describe('a process that cannot be started', () => {
  it('is 503 with a time to come back', async () => {
    server.services.inspector.inspect = () =>
      Promise.reject(Object.assign(new Error('spawn EAGAIN'), { code: 'EAGAIN' }));
    const answer = await upload(server, text('sibuk'));
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await refusal(answer)).toBe(503);
    await expectSound();
  });
});

describe('a storm of uploads', () => {
  it('of one account is taken a few at a time, and the rest is asked to come back', async () => {
    const body = { title: 'Badai', subject: 'Basis Data', difficulty: 'Mudah' };
    const sets = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const answer = await server.send('POST', '/api/questionsets', body, sari);
        return ((await answer.json()) as { questionSet: { id: number } }).questionSet.id;
      }),
    );
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        // No set has room for all of them.
        upload(server, { ...text(`badai ${index}`), setId: sets[index % sets.length] }),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 201);
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(16);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await answer.json()).toEqual({
        message: expect.stringMatching(/^Terlalu banyak upload/),
        code: 'too-many-uploads',
      });
    }
    await expectSound();
    expect((await uploaded(server, text('sesudah'))).size).toBe(7);
  });
});

describe('uploads that sleep', () => {
  it('delay nobody else, however many of them one account begins', async () => {
    const kepala = await server.tokenOf('kepala@uji.ac.id', 'rahasia-kepala');
    const { contentType, head } = multipartFrame(1);
    const headers = { 'x-access-token': sari, 'content-type': contentType };
    const stop = new AbortController();
    async function* asleep() {
      yield head;
      yield Buffer.alloc(1000, 'a');
      await wait(60_000, undefined, { signal: stop.signal });
    }
    const ends = Promise.allSettled(
      Array.from({ length: 40 }, () =>
        fetch(`${server.url}/api/files/upload`, {
          method: 'POST',
          headers,
          body: ReadableStream.from(asleep()),
          duplex: 'half',
          signal: stop.signal,
        } as RequestInit),
      ),
    );
    await expect.poll(() => readdir(pendingFolder(server.dataDir))).toHaveLength(4);
    expect((await uploaded(server, { ...text('terjaga'), token: kepala })).size).toBe(7);
    // A sleeping account gets the refusal.
    expect((await upload(server, text('satu lagi'))).status).toBe(429);
    stop.abort();
    await ends;
    await expect.poll(async () => (await upload(server, text('bangun'))).status).toBe(201);
    await expect.poll(() => readdir(pendingFolder(server.dataDir))).toEqual([]);
    await expectSound();
  });
});
