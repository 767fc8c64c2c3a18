import { randomBytes } from 'node:crypto';
import { readdirSync, readlinkSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { sampleBank, sampleFile, samplePdf, sampleSet } from '../../test/sample-bank.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';

const MB = 1024 * 1024;
/** Nothing that a ZIP makes smaller by much, and more than sockets hold. */
const noise = () => randomBytes(9 * MB).toString('base64');
let server: TestServer;
const pdf = samplePdf(2);

beforeAll(async () => {
  server = await startTestServer({
    env: { TRUST_PROXY: 'true' },
    bank: sampleBank([
      sampleSet({
        title: 'UTS: Basis/Data “é”',
        files: [
          sampleFile('answers', 'Kunci.txt', 'kunci'),
          sampleFile('questions', 'Soal é 期末.pdf', pdf),
          sampleFile('questions', 'soal é 期末.PDF', samplePdf(1)),
          sampleFile('testCases', 'uji?.txt', 'masuk'),
        ],
      }),
      sampleSet({ files: [sampleFile('answers', 'Kunci.txt', 'kunci')] }),
      sampleSet({ files: [] }),
      sampleSet({ files: [sampleFile('questions', 'hilang.txt', 'akan hilang')] }),
      sampleSet({ files: [sampleFile('questions', 'besar.txt', 'baris soal\n'.repeat(MB))] }),
      sampleSet({ title: 'Kembar', files: [sampleFile('questions', 'satu.txt', 'satu')] }),
      sampleSet({ title: 'Kembar', files: [sampleFile('questions', 'dua.txt', 'dua')] }),
      sampleSet({ files: [sampleFile('answers', 'Kunci.txt', 'kunci rahasia')] }),
      sampleSet({
        files: ['a.txt', 'b.txt'].map((name) => sampleFile('questions', name, noise())),
      }),
    ]),
  });
});
afterAll(() => server.stop());

const archive = (id: number, init?: RequestInit) =>
  server.get(`/api/questionsets/${id}/archive`, init);

async function downloads(id: number): Promise<number> {
  const set = await (await server.get(`/api/questionsets/${id}`)).json();
  return (set as QuestionSetAnswer).downloads;
}

async function unpack(answer: Response): Promise<Record<string, Buffer>> {
  const zip = await fromBufferPromise(Buffer.from(await answer.arrayBuffer()));
  const entries: Record<string, Buffer> = {};
  for await (const entry of zip.eachEntry()) {
    entries[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry));
  }
  return entries;
}

const archives = (body: unknown, token?: string) =>
  server.send('POST', '/api/archives', body, token);

/** Files of the bank that this process has open; only on Linux. */
function openFiles(): number {
  const folder = '/proc/self/fd';
  const target = (name: string) => {
    try {
      return readlinkSync(`${folder}/${name}`);
    } catch {
      return '';
    }
  };
  return readdirSync(folder).filter((name) => target(name).startsWith(server.dataDir)).length;
}

describe('GET /api/questionsets/{id}/archive', () => {
  it('packs the files into folders, each under a name of its own', async () => {
    const answer = await archive(1);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(answer.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''UTS_%20Basis_Data%20%E2%80%9C%C3%A9%E2%80%9D.zip`,
    );
    const entries = await unpack(answer);
    expect(Object.keys(entries)).toEqual([
      'soal/Soal é 期末.pdf',
      'soal/soal é 期末 (2).PDF',
      'kunci-jawaban/Kunci.txt',
      'test-case/uji_.txt',
    ]);
    expect(entries['soal/Soal é 期末.pdf']?.equals(pdf)).toBe(true);
    expect(entries['kunci-jawaban/Kunci.txt']?.toString()).toBe('kunci');
  });

  it('counts one download, when there are question files, and none for HEAD', async () => {
    const before = await downloads(1);
    await (await archive(1)).arrayBuffer();
    expect(await downloads(1)).toBe(before + 1);
    const head = await archive(1, { method: 'HEAD' });
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
    expect(await downloads(1)).toBe(before + 1);
    const other = await downloads(2);
    await (await archive(2)).arrayBuffer();
    expect(await downloads(2)).toBe(other);
  });

  it('answers 404 where there is nothing to pack', async () => {
    for (const id of [3, 999]) {
      const answer = await archive(id);
      expect([answer.status, await answer.json()]).toMatchObject([
        404,
        { message: expect.any(String) },
      ]);
    }
  });

  it('answers 404, not half an archive, when bytes are missing', async () => {
    const { db, store } = server.services;
    const { sha256 } = await db
      .selectFrom('files')
      .select('sha256')
      .where('name', '=', 'hilang.txt')
      .executeTakeFirstOrThrow();
    await store.remove(sha256);
    const before = await downloads(4);
    expect((await archive(4)).status).toBe(404);
    expect(await downloads(4)).toBe(before);
  });

  it('leaves out a file that is removed meanwhile', async () => {
    const { db, store } = server.services;
    const token = await server.tokenOf('sari@uji.ac.id', 'rahasia-sari');
    const last = db.selectFrom('files').select(['id', 'sha256']).where('name', '=', 'uji?.txt');
    const { id, sha256 } = await last.executeTakeFirstOrThrow();
    const { has } = store;
    store.has = async (content) => {
      if (content === sha256) await server.send('DELETE', `/api/files/${id}`, {}, token);
      return has(content);
    };
    const log = vi.spyOn(server.services.log, 'error');
    const entries = await unpack(await archive(1));
    store.has = has;
    expect(Object.keys(entries)).toHaveLength(3);
    expect(Object.keys(entries).join()).not.toContain('test-case');
    expect(log).not.toHaveBeenCalled();
  });

  it.skipIf(process.platform !== 'linux')(
    'holds no file when a client leaves (only Linux tells)',
    async () => {
      const before = openFiles();
      for (let turn = 0; turn < 5; turn += 1) {
        const stop = new AbortController();
        const answer = await archive(5, { signal: stop.signal });
        await answer.body?.getReader().read();
        stop.abort();
      }
      await expect.poll(openFiles, { timeout: 5000 }).toBe(before);
    },
  );
});

describe('POST /api/archives', () => {
  it('packs each set into a folder of its own, one that is named twice once', async () => {
    const before = [await downloads(1), await downloads(6)];
    const answer = await archives({ questionSetIds: [6, 1, 7, 6] });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(answer.headers.get('content-disposition')).toMatch(/Paket soal \d{4}-\d\d-\d\d\.zip/);
    const entries = await unpack(answer);
    expect(Object.keys(entries).filter((name) => !name.startsWith('UTS_'))).toEqual([
      'Kembar/soal/satu.txt',
      'Kembar (2)/soal/dua.txt',
    ]);
    expect(entries['UTS_ Basis_Data “é”/soal/Soal é 期末.pdf']?.equals(pdf)).toBe(true);
    expect([await downloads(1), await downloads(6)]).toEqual(before.map((count) => count + 1));
  });

  it('counts all its sets in one go', async () => {
    const count = vi.spyOn(server.services.downloads, 'count');
    await (await archives({ questionSetIds: [2, 6, 7, 1] })).arrayBuffer();
    expect(count.mock.calls).toEqual([[[6, 7, 1]]]);
    count.mockRestore();
  });

  it('counts exactly, however many ask for the same sets at once', async () => {
    const before = [await downloads(6), await downloads(7)];
    const weeks = async () => {
      const rows = await server.services.db.selectFrom('download_weeks').select('count').execute();
      return rows.reduce((sum, row) => sum + row.count, 0);
    };
    const inWeeks = await weeks();
    const ids = [6, 7];
    const all = Array.from({ length: 30 }, async (_, turn) => {
      const questionSetIds = turn % 2 === 0 ? ids : ids.toReversed();
      const answer = await archives({ questionSetIds });
      await answer.arrayBuffer();
      return answer.status;
    });
    expect(new Set(await Promise.all(all))).toEqual(new Set([200]));
    expect([await downloads(6), await downloads(7)]).toEqual(before.map((count) => count + 30));
    expect(await weeks()).toBe(inWeeks + 60);
  });

  it('begins no third one of an address while two are read; others have theirs', async () => {
    const of = (address: string) =>
      server.get('/api/archives', {
        method: 'POST',
        body: JSON.stringify({ questionSetIds: [9] }),
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      });
    const [first, second] = await Promise.all([of('10.0.0.1'), of('10.0.0.1')]);
    let began = false;
    const third = of('10.0.0.1').finally(() => {
      began = true;
    });
    const other = await of('10.0.0.2');
    expect([first.status, second.status, other.status, began]).toEqual([200, 200, 200, false]);
    await first.body?.cancel();
    expect((await third).status).toBe(200);
    await Promise.all([second, other, await third].map(({ body }) => body?.cancel()));
  });

  it('leaves out a set without files, and is refused where none has any', async () => {
    expect(Object.keys(await unpack(await archives({ questionSetIds: [3, 6] })))).toEqual([
      'Kembar/soal/satu.txt',
    ]);
    expect((await archives({ questionSetIds: [3] })).status).toBe(404);
  });

  it('is refused as a whole for one unknown set, as that set is', async () => {
    const unknown = await server.get('/api/questionsets/999');
    const refused = await archives({ questionSetIds: [6, 999] });
    expect([refused.status, await refused.text()]).toEqual([404, await unknown.text()]);
  });

  it('is refused where a set has nothing but closed files', async () => {
    const token = await server.tokenOf('sari@uji.ac.id', 'rahasia-sari');
    const { title, subject, difficulty } = (await (
      await server.get('/api/questionsets/8')
    ).json()) as QuestionSetAnswer;
    const closed = { title, subject, difficulty, keyVisibility: 'users' };
    expect((await server.send('PUT', '/api/questionsets/8', closed, token)).status).toBe(200);
    const refused = await archives({ questionSetIds: [6, 8] });
    expect([refused.status, await refused.json()]).toMatchObject([401, { code: 'key-closed' }]);
    expect((await archives({ questionSetIds: [6, 8] }, token)).status).toBe(200);
  });

  it.each([
    [{ questionSetIds: [] }],
    [{ questionSetIds: Array.from({ length: 51 }, (_, index) => index + 1) }],
    [{ questionSetIds: ['6'] }],
    [{ questionSetIds: [0] }],
    [{ questionSetIds: 6 }],
    [{}],
  ])('refuses %j', async (body) => {
    const refused = await archives(body);
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { message: expect.stringMatching(/./) },
    ]);
  });
});
