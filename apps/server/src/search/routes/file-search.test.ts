import { pathOf } from '@bank-soal/contract/endpoints';
import { type FileHit, type FileSearchQuery, fileSearchSchema } from '@bank-soal/contract/search';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { viewOf } from '../../sets/set-view.js';
import { sampleBank, sampleFile, sampleSet } from '../../test/sample-bank.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { uploaded } from '../../test/upload.js';
import { pagesBefore } from '../combined-places.js';
import { countHiddenFiles } from '../file-conditions.js';
import type { FilePageEnd } from '../file-cursor.js';
import { findFiles } from '../find-files.js';
import { forgetTexts } from '../text-rows.js';

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
    expect(await names({ q: 'pohon', examKind: ['Praktikum'] })).toEqual([]);
    expect(await names({ q: 'pohon', term: ['Pendek'] })).toEqual([]);
    expect(await names({ q: 'pohon', year: ['1999'] })).toEqual([]);
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

it('of very many files none is weighed: the newest come first, page by page', async () => {
  const { db } = server.services;
  const view = viewOf({ level: 'visitor', account: null });
  const terms = { terms: ['pohon'], prefix: null };
  const countHidden = () => countHiddenFiles(db, view);
  const page = (limit: number, after?: FilePageEnd) => {
    const asked = { terms, query: { q: 'pohon' }, after, limit, countHidden };
    return findFiles(db, view, asked, { weighed: 0, counted: 20_000 });
  };
  const all = await page(50);
  expect(all).toMatchObject({ total: 4, sortedBy: 'newest' });
  const newest = await hitsOf({ q: 'pohon', sort: 'newest' });
  expect(all.files.map(({ id }) => id)).toEqual(newest.map(({ file }) => file.id));
  const [first, ...others] = all.files;
  expect(await page(1)).toEqual({ ...all, files: [first] });
  expect(await page(50, first)).toEqual({ ...all, files: others });
});

it('counts very many files up to a bound, and none of those that are hidden', async () => {
  const { db } = server.services;
  const view = viewOf({ level: 'visitor', account: null });
  const setRelease = (visibility: 'owner' | 'public') =>
    db.updateTable('question_sets').set({ visibility }).where('id', '=', 1).execute();
  const countHidden = vi.fn(() => countHiddenFiles(db, view));
  const total = async (counted: number, more: Partial<FileSearchQuery> = {}) => {
    const terms = { terms: ['pohon'], prefix: null };
    const query = { q: 'pohon', ...more };
    const asked = { terms, query, after: undefined, limit: 1, countHidden };
    return (await findFiles(db, view, asked, { weighed: 0, counted })).total;
  };
  expect([await total(1), await total(2), await total(100)]).toEqual([2, 3, 4]);
  await setRelease('owner');
  expect(await countHiddenFiles(db, view)).toBe(4);
  // Three contents match, of which one is hidden.
  expect([await total(1), await total(2), await total(100)]).toEqual([2, 2, 2]);
  countHidden.mockClear();
  expect(await total(1, { difficulty: ['Mudah'] })).toBe(1);
  // Hidden or not, what the filters leave out is not found.
  expect(countHidden).not.toHaveBeenCalled();
  await setRelease('public');
});

it('asks the database the same for a word of closed files and for one of none', async () => {
  const { db } = server.services;
  await db.updateTable('question_sets').set({ visibility: 'owner' }).where('id', '=', 1).execute();
  const view = viewOf({ level: 'visitor', account: null });
  const askedFor = async (term: string) => {
    const statements: string[] = [];
    const told = db.withPlugin({
      transformQuery: ({ node }) => {
        statements.push(JSON.stringify(node).replaceAll(term, ''));
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const terms = { terms: [term], prefix: null };
    const countHidden = () => countHiddenFiles(db, view);
    const asked = { terms, query: { q: term }, after: undefined, limit: 1, countHidden };
    expect(await findFiles(told, view, asked)).toMatchObject({ files: [], total: 0 });
    return statements;
  };
  const [closed, nowhere] = [await askedFor('merah'), await askedFor('nihil')];
  expect(closed.length).toBeGreaterThan(0);
  expect(closed).toEqual(nowhere);
  await db.updateTable('question_sets').set({ visibility: 'public' }).where('id', '=', 1).execute();
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

  it('places what it found anew before all that stands before it is read again', async () => {
    const { db } = server.services;
    const before = await hitsOf({ q: 'zebrakuda' });
    await forgetTexts(db);
    expect(await pagesBefore(db, [1])).toEqual(
      new Map([
        [1, 0],
        [2, 1],
        [4, 2],
        [3, 0],
      ]),
    );
    await indexed(server);
    expect(await hitsOf({ q: 'zebrakuda' })).toEqual(before);
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
    const etag = after.headers.get('etag') ?? '';
    expect(etag).toBe(before.headers.get('etag'));
    // The administrator's answer does not show it: it has no next page.
    const admin = await server.tokenOf('kepala@uji.ac.id', 'rahasia-kepala');
    const theirs = await server.get('/api/questionsets/2', {
      headers: { 'x-access-token': admin },
    });
    expect(await theirs.clone().text()).not.toContain('searchable');
    const look = (tag: string) =>
      server.get('/api/questionsets/2', { headers: { ...headers, 'if-none-match': tag } });
    expect((await look(etag)).status).toBe(304);
    expect((await look(theirs.headers.get('etag') ?? '')).status).toBe(200);
    expect(await (await server.get('/api/questionsets/2')).text()).not.toContain('searchable');
    expect(await (await server.get('/api/questionsets')).text()).not.toContain('searchable');
    await indexed(server);
    expect(await names({ q: 'pohon avl' })).toEqual(['sama.txt', 'soal.txt']);
  });
});

describe('who may open a file finds it, and nobody else', () => {
  const admin = () => server.tokenOf('kepala@uji.ac.id', 'rahasia-kepala');
  const release = (values: object) =>
    server.services.db.updateTable('question_sets').set(values).where('id', '=', 1).execute();
  const total = async (q: string, token?: string) =>
    (await ask({ q }, token)).headers.get('x-total-count');

  it('a closed key gives no hit and no total until its date has come, without any write', async () => {
    await release({ key_from: new Date(Date.now() + 2000).toISOString() });
    for (const q of ['merah', 'zebrakuda']) {
      expect([q, await names({ q }), await total(q)]).toEqual([q, [], '0']);
      expect(await total(q, await admin())).toBe('1');
      expect(await total(q, await server.tokenOf('sari@uji.ac.id', 'rahasia-sari'))).toBe('1');
    }
    expect(await total('pohon')).toBe('3');
    await expect.poll(() => names({ q: 'merah' }), { timeout: 60_000 }).toEqual(['kunci.txt']);
    await release({ key_from: null });
  });

  it('a key for lecturers, and a set for its owner, are found by these alone', async () => {
    const student = await server.tokenOf('mira@uji.ac.id', 'rahasia-mira');
    await release({ key_visibility: 'lecturers' });
    expect([await total('merah'), await total('merah', student)]).toEqual(['0', '0']);
    await release({ visibility: 'owner', key_visibility: 'owner' });
    expect([await total('pohon'), await total('pohon', student)]).toEqual(['2', '2']);
    expect(await total('pohon', await admin())).toBe('4');
    await release({ visibility: 'public', key_visibility: 'public' });
  });

  it('a withdrawn set is never found, one that came back is, and a file that is gone is not', async () => {
    const token = await admin();
    const call = (method: string, path: string) => server.send(method, path, {}, token);
    await call('DELETE', '/api/questionsets/2');
    expect(await names({ q: 'avl' }, token)).toEqual(['soal.txt']);
    await call('POST', '/api/questionsets/2/restore');
    expect(await names({ q: 'avl' })).toEqual(['sama.txt', 'soal.txt']);
    const form = {
      setId: 2,
      category: 'questions',
      name: 'baru.txt',
      bytes: 'Graf burungunta',
      token,
    };
    const { id } = await uploaded(server, form);
    await server.services.textQueue?.idle();
    expect(await names({ q: 'burungunta' })).toEqual(['baru.txt']);
    await uploaded(server, { ...form, bytes: 'Graf kudanil', more: { replaces: String(id) } });
    await server.services.textQueue?.idle();
    expect(await names({ q: 'burungunta' })).toEqual([]);
    expect(await names({ q: 'kudanil' })).toEqual(['baru.txt']);
  });
});

it('names similar sets to the owner of one, only those that they may see', async () => {
  const LONG =
    'Jelaskan perbedaan antara tumpukan dan antrean, berikan dua contoh penggunaan tiap struktur dalam sistem operasi, lalu gambarkan isinya setelah lima langkah penambahan dan penghapusan bergantian.';
  const token = await server.tokenOf('sari@uji.ac.id', 'rahasia-sari');
  await uploaded(server, { setId: 3, category: 'questions', name: 'a.txt', bytes: LONG, token });
  await uploaded(server, {
    setId: 4,
    category: 'questions',
    name: 'b.txt',
    bytes: LONG.replace('lima', 'tujuh'),
    token,
  });
  await server.services.textQueue?.idle();
  const similar = async (as?: string) => {
    const answer = await server.get('/api/questionsets/3/similar', {
      headers: as ? { 'x-access-token': as } : {},
    });
    return { status: answer.status, body: await answer.json() };
  };
  expect(await similar(token)).toMatchObject({ status: 200, body: [{ set: { id: 4 } }] });
  expect((await similar()).status).toBe(401);
  const student = await server.tokenOf('mira@uji.ac.id', 'rahasia-mira');
  expect((await similar(student)).status).toBe(404);
  await server.services.db
    .updateTable('question_sets')
    .set({ visibility: 'owner', key_visibility: 'owner', creator_id: 1 })
    .where('id', '=', 4)
    .execute();
  expect(await similar(token)).toEqual({ status: 200, body: [] });
});
