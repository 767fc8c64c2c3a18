import { pathOf } from '@bank-soal/contract/endpoints';
import type { FileHit } from '@bank-soal/contract/file-search';
import { fileSearchSchema } from '@bank-soal/contract/file-search';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleBank, sampleFile, sampleSet } from '../test/sample-bank.js';
import { startTestServer, type TestServer } from '../test/start-test-server.js';

const SAME = 'Pohon AVL dirotasi ganda, lalu diseimbangkan kembali.';

const SETS = [
  sampleSet({
    title: 'UTS Struktur Data',
    subject: 'Struktur Data',
    level: 'Sulit',
    topics: ['Pohon'],
    files: [
      sampleFile('questions', 'soal.txt', SAME),
      sampleFile(
        'questions',
        'lampiran.txt',
        'Program ditulis dalam C++ dengan kompleksitas O(n).',
      ),
      sampleFile('answers', 'kunci.txt', 'Jawaban: rotasi kiri pada pohon merah hitam.'),
      sampleFile('testCases', 'uji.txt', 'masukan zebrakuda 17'),
    ],
  }),
  sampleSet({
    title: 'Salinan',
    updatedAt: '2025-03-05T02:00:00.000Z',
    files: [sampleFile('questions', 'sama.txt', SAME)],
  }),
  sampleSet({
    title: 'Kuis C',
    level: 'Mudah',
    files: [sampleFile('questions', 'c.txt', 'Program dalam bahasa C dan C# saja, tanpa pohon.')],
  }),
  sampleSet({ title: 'Kosong', files: [sampleFile('questions', 'kosong.txt', ' … ')] }),
];

let server: TestServer;

async function indexed(one: TestServer): Promise<void> {
  one.services.textQueue?.wake();
  await one.services.textQueue?.idle();
}

type Asked = Parameters<typeof pathOf<'searchFiles'>>[2];

const ask = (query: Asked, token?: string) =>
  server.get(pathOf('searchFiles', undefined, query), {
    headers: token ? { 'x-access-token': token } : {},
  });

async function hitsOf(query: Asked, token?: string): Promise<FileHit[]> {
  const answer = await ask(query, token);
  expect([query, answer.status]).toEqual([query, 200]);
  return fileSearchSchema.parse(await answer.json());
}

const namesOf = (hits: readonly FileHit[]) => hits.map(({ file }) => file.originalname);

async function names(query: Asked, token?: string): Promise<string[]> {
  return namesOf(await hitsOf(query, token)).toSorted();
}

beforeAll(async () => {
  server = await startTestServer({ bank: sampleBank(SETS), env: { INDEX_FILES: 'true' } });
  await indexed(server);
});
afterAll(() => server.stop());

describe('a search inside files', () => {
  it('finds all files that have all words, each by itself', async () => {
    expect(await names({ q: 'pohon avl' })).toEqual(['sama.txt', 'soal.txt']);
    expect(await names({ q: 'pohon merah' })).toEqual(['kunci.txt']);
    expect(await names({ q: 'pohon kucing' })).toEqual([]);
    expect(await names({ q: 'POHON' })).toEqual(['c.txt', 'kunci.txt', 'sama.txt', 'soal.txt']);
  });

  it('finds a word in any form of it, and by its beginning when it is the last', async () => {
    for (const q of [
      'rotasi',
      'dirotasi',
      'rota',
      'seimbang',
      'keseimbangan',
      'menyeimbangkan avl',
    ]) {
      expect([q, await names({ q })]).toEqual([
        q,
        expect.arrayContaining(['sama.txt', 'soal.txt']),
      ]);
    }
    expect(await names({ q: 'rota pohon' })).toEqual([]);
  });

  it('tells names of the field apart', async () => {
    expect(await names({ q: 'C++' })).toEqual(['lampiran.txt']);
    expect(await names({ q: 'c#' })).toEqual(['c.txt']);
    expect(await names({ q: 'program C' })).toEqual(['c.txt']);
    expect(await names({ q: 'O(n)' })).toEqual(['lampiran.txt']);
  });

  it('takes signs and words of the databases for what they are', async () => {
    for (const q of [
      '"',
      '*',
      '"pohon',
      "'",
      '\\',
      'a\0b',
      '\0',
      '(',
      '^',
      '%',
      ':*',
      '-',
      '!&|',
      '𝐴',
    ]) {
      expect([q, (await ask({ q })).status]).toEqual([q, 200]);
    }
    for (const q of ['AVL OR', 'NEAR(', 'avl NOT pohon', 'avl AND kucing', 'words : avl']) {
      expect([q, await names({ q })]).toEqual([q, []]);
    }
    expect(await names({ q: 'pohon* "avl"' })).toEqual(['sama.txt', 'soal.txt']);
  });

  it('shows the pages in pieces, and where they stand in the combined preview', async () => {
    const hits = await hitsOf({ q: 'C++' });
    expect(hits).toMatchObject([
      {
        set: { title: 'UTS Struktur Data' },
        file: { originalname: 'lampiran.txt', filetype: 'txt', filecategory: 'questions' },
        pages: [{ page: 1, combinedPage: 2 }],
        morePages: 0,
      },
    ]);
    const parts = hits[0]?.pages[0]?.parts ?? [];
    expect(parts.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['C++']);
    expect(parts.map(({ text }) => text).join('')).toContain('ditulis dalam C++ dengan');
    const behind = await hitsOf({ q: 'zebrakuda' });
    expect(behind[0]?.pages[0]).toMatchObject({ page: 1, combinedPage: 3 });
    const answers = await hitsOf({ q: 'merah' });
    expect(answers[0]?.pages[0]).toMatchObject({ page: 1, combinedPage: 1 });
  });

  it('narrows by what the list narrows by, and by the kind of file', async () => {
    expect(await names({ q: 'pohon', courseTag: ['struktur'] })).toEqual(['kunci.txt', 'soal.txt']);
    expect(await names({ q: 'pohon', materialTag: ['POHON', 'graf'] })).toEqual([
      'kunci.txt',
      'soal.txt',
    ]);
    expect(await names({ q: 'pohon', difficulty: ['Mudah', 'Sedang'] })).toEqual([
      'c.txt',
      'sama.txt',
    ]);
    expect(await names({ q: 'pohon', category: ['answers', 'testCases'] })).toEqual(['kunci.txt']);
    expect(await names({ q: 'pohon', examKind: ['UTS'] })).toEqual([]);
    expect(await names({ q: 'pohon', examKind: ['\0'], courseTag: ['\0'] })).toEqual([]);
    expect(await names({ q: 'pohon', difficulty: ['Mudah'], category: ['answers'] })).toEqual([]);
  });

  it('goes on page by page, in either order, and tells of all', async () => {
    for (const sort of ['rank', 'newest'] as const) {
      const whole = await ask({ q: 'pohon', sort });
      expect(whole.headers.get('x-total-count')).toBe('4');
      expect(whole.headers.get('x-next-cursor')).toBeNull();
      expect(whole.headers.get('x-sorted-by')).toBe(sort);
      const all = namesOf(fileSearchSchema.parse(await whole.json()));
      const found: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await ask({ q: 'pohon', sort, limit: 1, cursor });
        expect(page.headers.get('x-total-count')).toBe('4');
        found.push(...namesOf(fileSearchSchema.parse(await page.json())));
        cursor = page.headers.get('x-next-cursor') ?? undefined;
      } while (cursor !== undefined);
      expect(found).toEqual(all);
    }
    expect(namesOf(await hitsOf({ q: 'pohon', sort: 'newest' }))[0]).toBe('sama.txt');
  });

  it('refuses what is no query', async () => {
    for (const query of [
      {},
      { q: '' },
      { q: '  ' },
      { q: 'a'.repeat(201) },
      { q: 'a'.repeat(10_000) },
      { q: 'a', sort: 'title' },
      { q: 'a', limit: 0 },
      { q: 'a', limit: 51 },
      { q: 'a', category: ['kunci'] },
      { q: 'a', cursor: 'x' },
      { q: 'a', cursor: 'a'.repeat(401) },
      {
        q: 'a',
        cursor: Buffer.from('["newest",null,"2025-01-01T00:00:00Z",1]').toString('base64url'),
      },
      {
        q: 'a',
        cursor: Buffer.from('["rank","x","2025-01-01T00:00:00Z",1]').toString('base64url'),
      },
      { q: 'a', cursor: Buffer.from('["rank",1,"2025-01-01T00:00:00Z",0]').toString('base64url') },
      {
        q: 'a',
        sort: 'newest',
        cursor: Buffer.from('["newest",1,"2025-01-01T00:00:00Z",1]').toString('base64url'),
      },
    ]) {
      const answer = await ask(query);
      expect([query, answer.status]).toEqual([query, 400]);
      expect(await answer.json()).toMatchObject({
        message: expect.any(String),
        code: expect.any(String),
      });
    }
  });
});

describe('the index', () => {
  it('tells administrators alone how far it is', async () => {
    const at = (token?: string) =>
      server.get('/api/admin/search-index', { headers: token ? { 'x-access-token': token } : {} });
    expect((await at()).status).toBe(401);
    expect((await at(await server.tokenOf('mira@uji.ac.id', 'rahasia-mira'))).status).toBe(403);
    const answer = await at(await server.tokenOf('kepala@uji.ac.id', 'rahasia-kepala'));
    // The two same files are one content.
    expect(await answer.json()).toEqual({ waiting: 0, done: 5, withoutText: 1, failed: 0 });
  });

  it('says of own sets alone whether their files can be found, and their ETag does not', async () => {
    const token = await server.tokenOf('sari@uji.ac.id', 'rahasia-sari');
    const headers = { 'x-access-token': token };
    const own = (await (await server.get('/api/questionsets?mine=true', { headers })).json()) as {
      title: string;
      files: { searchable?: string }[];
    }[];
    const states = new Map(
      own.map(({ title, files }) => [title, files.map((one) => one.searchable)]),
    );
    expect(states.get('Kosong')).toEqual(['tanpa-teks']);
    expect(states.get('Salinan')).toEqual(['siap']);
    const before = await server.get('/api/questionsets/2', { headers });
    expect(await before.json()).toMatchObject({ files: [{ searchable: 'siap' }] });
    await server.services.db
      .updateTable('file_texts')
      .set({ read_by: 0, state: 'menunggu' })
      .execute();
    const after = await server.get('/api/questionsets/2', { headers });
    expect(await after.json()).toMatchObject({ files: [{ searchable: 'menunggu' }] });
    expect(after.headers.get('etag')).toBe(before.headers.get('etag'));
    expect(await (await server.get('/api/questionsets/2')).text()).not.toContain('searchable');
    expect(await (await server.get('/api/questionsets')).text()).not.toContain('searchable');
    await indexed(server);
    expect(await names({ q: 'pohon avl' })).toEqual(['sama.txt', 'soal.txt']);
  });
});
