import { jakartaYear } from '@bank-soal/contract/common';
import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';

let server: TestServer;
let sari: string;
let mira: string;
let admin: string;

const least = { title: 'UTS Graf', subject: 'Struktur Data', difficulty: 'Mudah' };
const nextYear = jakartaYear(new Date()) + 1;

beforeAll(async () => {
  server = await startTestServer();
  sari = await server.tokenOf('sari@uji.ac.id', 'rahasia-sari');
  mira = await server.tokenOf('mira@uji.ac.id', 'rahasia-mira');
  admin = await server.tokenOf('kepala@uji.ac.id', 'rahasia-kepala');
});
afterAll(() => server.stop());

const post = (body: unknown, token?: string) =>
  server.send('POST', '/api/questionsets', body, token);

async function made(body: object = {}, token = sari): Promise<QuestionSetAnswer> {
  const answer = await post({ ...least, ...body }, token);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { questionSet: QuestionSetAnswer }).questionSet;
}

async function refusal(answer: Response) {
  const { message } = (await answer.json()) as { message: string };
  return [answer.status, message] as const;
}

async function listed(token = ''): Promise<QuestionSetAnswer[]> {
  const headers = { 'x-access-token': token };
  return (await (await server.get('/api/questionsets', { headers })).json()) as QuestionSetAnswer[];
}

async function own(token: string): Promise<QuestionSetAnswer[]> {
  const headers = { 'x-access-token': token };
  const answer = await server.get('/api/questionsets?mine=true', { headers });
  return (await answer.json()) as QuestionSetAnswer[];
}

describe('POST /api/questionsets', () => {
  it('stores what was sent, and the list shows it at once', async () => {
    const body = {
      title: '  Kuis   Pohon ',
      subject: 'Struktur Data',
      difficulty: 'Sulit',
      year: 2023,
      lecturer: 'Tim Dosen',
      topics: 'Tree, Graph',
      description: 'Dua soal.\nTanpa kalkulator.',
      lastupdated: '2024-05-01T10:00:00.000Z',
      questionCount: 2,
    };
    const set = await made(body);
    expect(set).toMatchObject({
      ...body,
      title: 'Kuis   Pohon',
      level: 'Sulit',
      downloads: 0,
      files: [],
      creator: { id: 2, username: 'Sari Wulandari', fullName: 'Sari Wulandari' },
    });
    const { release: _, version: __, ...shown } = set;
    for (const [token, expected] of [
      [sari, set],
      ['', shown],
    ] as const) {
      const headers = { 'x-access-token': token };
      expect((await listed(token)).find(({ id }) => id === set.id)).toEqual(expected);
      const alone = await server.get(`/api/questionsets/${set.id}`, { headers });
      expect(await alone.json()).toEqual(expected);
    }
  });

  it('needs title, subject and level only', async () => {
    const set = await made({ year: undefined });
    expect(set).toMatchObject({
      year: jakartaYear(new Date()),
      lecturer: 'Sari Wulandari',
      topics: '',
      description: '',
      questionCount: 0,
    });
    expect(Number.isNaN(Date.parse(set.lastupdated))).toBe(false);
  });

  it('decides itself who the creator is, and stores nothing that it does not know', async () => {
    const forged = {
      creator: { id: 1 },
      creator_id: 1,
      id: 999,
      downloads: 500,
      withdrawn_at: 'x',
    };
    const set = await made({ ...forged, lecturer: 'Orang Lain' }, mira);
    expect(set).toMatchObject({ creator: { id: 4 }, downloads: 0, lecturer: 'Orang Lain' });
    expect(set.id).not.toBe(999);
    expect(set).not.toHaveProperty('creator_id');
  });

  it('makes no course tag of a free subject', async () => {
    await made({ subject: 'Mata Kuliah Bebas' });
    const answer = await server.get('/api/dropdown/all-dropdown-data');
    expect(await answer.text()).not.toContain('Mata Kuliah Bebas');
  });

  it.each([
    ['title', 't'.repeat(200)],
    ['subject', 's'.repeat(200)],
    ['description', 'd'.repeat(5000)],
    ['year', 1990],
    ['year', nextYear],
    ['questionCount', null],
  ])('accepts a %s at its bound', async (field, value) => {
    await made({ [field]: value });
  });

  it.each([
    ['title', ''],
    ['title', ' \t '],
    ['title', '\u0000\u202E'],
    ['title', undefined],
    ['title', ['UTS']],
    ['title', 't'.repeat(201)],
    ['subject', ' '],
    ['subject', 's'.repeat(201)],
    ['difficulty', 'mudah'],
    ['difficulty', 'HOTS'],
    ['difficulty', undefined],
    ['description', 'd'.repeat(5001)],
    ['description', { text: 'd' }],
    ['topics', 5],
    ['year', 1989],
    ['year', nextYear + 1],
    ['year', 2024.5],
    ['year', 'kapan'],
    ['year', null],
    ['questionCount', 0],
    ['questionCount', 1.5],
    ['questionCount', '12'],
  ])('refuses the %s %j', async (field, value) => {
    const [status, message] = await refusal(await post({ ...least, [field]: value }, sari));
    expect([status, message.length > 10]).toEqual([400, true]);
  });

  it.each(['title', 'subject', 'difficulty'])('says that a blank %s is missing', async (field) => {
    const answer = await post({ ...least, [field]: '  ' }, sari);
    expect(await refusal(answer)).toEqual([
      400,
      'Judul, mata kuliah, dan tingkat kesulitan harus diisi!',
    ]);
  });

  it('asks for a session first', async () => {
    const [status, message] = await refusal(await post({}));
    expect([status, message]).toEqual([401, expect.stringContaining('Unauthorized')]);
    expect((await post(least, 'bukan.token.ini')).status).toBe(401);
  });

  it('keeps titles as they are, whatever they hold', async () => {
    for (const title of [
      `'); DROP TABLE users;--`,
      '<img src=x onerror=alert(1)>',
      '日本語 👩‍💻 ﷺ',
    ]) {
      expect((await made({ title })).title).toBe(title);
    }
  });
});

describe('PUT /api/questionsets/{id}', () => {
  it('changes the set, and keeps what the body leaves out', async () => {
    const set = await made({ year: 2020, topics: 'Tree', description: 'Lama', questionCount: 4 });
    const path = `/api/questionsets/${set.id}`;
    const body = { title: 'Baru', subject: 'Basis Data', difficulty: 'Sulit', description: null };
    const answer = await server.send('PUT', path, body, sari);
    expect(answer.status).toBe(200);
    const { questionSet } = (await answer.json()) as { questionSet: QuestionSetAnswer };
    expect(questionSet).toMatchObject({
      title: 'Baru',
      level: 'Sulit',
      year: 2020,
      topics: 'Tree',
      description: '',
      questionCount: 4,
      created_at: set.created_at,
      creator: set.creator,
    });
    expect(await listed(sari)).toContainEqual(questionSet);
  });

  it('keeps what the set is searched by up to date', async () => {
    const { id } = await made({ topics: 'Tree' });
    const body = { ...least, title: 'ÜBUNG', topics: 'SQL, Graph' };
    await server.send('PUT', `/api/questionsets/${id}`, body, sari);
    const row = await server.services.db
      .selectFrom('question_sets')
      .select(['search_title', 'search_lecturer', 'search_topics'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      search_title: 'übung',
      search_lecturer: 'sari wulandari',
      search_topics: 'sql\uFFFFgraph',
    });
  });

  it('belongs to the creator and to administrators', async () => {
    const { id } = await made();
    const path = `/api/questionsets/${id}`;
    expect((await server.send('PUT', path, least, mira)).status).toBe(403);
    const answer = await server.send('PUT', path, { ...least, title: 'Oleh admin' }, admin);
    const { questionSet } = (await answer.json()) as { questionSet: QuestionSetAnswer };
    expect(questionSet).toMatchObject({ title: 'Oleh admin', creator: { id: 2 } });
  });

  it('checks the session, then the id, then the owner, then the body', async () => {
    const { id } = await made();
    const put = async (path: string, token?: string) =>
      (await server.send('PUT', `/api/questionsets/${path}`, { title: '' }, token)).status;
    expect([
      await put('999'),
      await put('999', mira),
      await put('abc', mira),
      await put(String(id), mira),
      await put(String(id), sari),
    ]).toEqual([401, 404, 404, 403, 400]);
  });

  it('lets the last of many parallel changes stand whole', async () => {
    const { id } = await made();
    const titles = Array.from({ length: 20 }, (_, index) => `Judul ${index}`);
    const answers = await Promise.all(
      titles.map((title) =>
        server.send('PUT', `/api/questionsets/${id}`, { ...least, title, topics: title }, sari),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const set = (await listed()).find((one) => one.id === id);
    expect(titles).toContain(set?.title);
    expect(set?.topics).toBe(set?.title);
  });
});

describe('DELETE /api/questionsets/{id}', () => {
  it('withdraws: gone for everyone, marked in the own list, back as it was', async () => {
    const path = '/api/questionsets/1';
    const before = await (await server.get(path)).json();
    expect((await server.send('DELETE', path, undefined, sari)).status).toBe(200);
    for (const gone of [
      path,
      '/api/files/blob/3',
      '/api/files/download/3',
      '/api/files/combine-preview/1?type=questions',
    ]) {
      expect([gone, (await server.get(gone)).status]).toEqual([gone, 404]);
    }
    expect((await listed()).map(({ id }) => id)).not.toContain(1);
    const mine = (await own(sari)).find(({ id }) => id === 1);
    expect(Date.parse(mine?.withdrawn_at ?? '')).toBeGreaterThan(0);

    const restored = await server.send('POST', `${path}/restore`, undefined, sari);
    expect(restored.status).toBe(200);
    expect(await restored.json()).toMatchObject({ questionSet: before });
    expect(await (await server.get(path)).json()).toEqual(before);
    expect((await listed()).map(({ id }) => id)).toContain(1);
  });

  it('belongs to the creator and to administrators', async () => {
    const { id } = await made();
    const path = `/api/questionsets/${id}`;
    const status = async (method: string, at: string, token?: string) =>
      (await server.send(method, at, undefined, token)).status;
    expect(await status('DELETE', path)).toBe(401);
    expect(await status('DELETE', path, mira)).toBe(403);
    expect(await status('DELETE', '/api/questionsets/999', mira)).toBe(404);
    expect(await status('POST', `${path}/restore`, mira)).toBe(403);
    expect(await status('POST', `${path}/restore`, sari)).toBe(409);
    expect(await status('DELETE', path, admin)).toBe(200);
    expect(await status('POST', `${path}/restore`, mira)).toBe(404);
    expect(await status('PUT', path, sari)).toBe(404);
    expect(await status('DELETE', path, sari)).toBe(404);
    expect(await status('POST', `${path}/restore`, admin)).toBe(200);
    expect(await status('POST', '/api/questionsets/999/restore', admin)).toBe(404);
    expect(await status('POST', `${path}/restore`)).toBe(401);
  });

  it('has one winner of a race', async () => {
    const { id } = await made();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        server.send('DELETE', `/api/questionsets/${id}`, undefined, sari),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(9);
  });

  it('is undone by one of many who try', async () => {
    const { id } = await made();
    await server.send('DELETE', `/api/questionsets/${id}`, undefined, sari);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        server.send('POST', `/api/questionsets/${id}/restore`, undefined, sari),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });
});
