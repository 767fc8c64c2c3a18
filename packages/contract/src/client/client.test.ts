import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Route, routes } from '../routes/index.js';
import { createClient } from './client.js';
import { ApiError, MalformedAnswerError, NetworkError } from './client-errors.js';
import { readingAnswers } from './reading-answers.js';
import { readingRoutes } from './reading-routes.js';

const origin = 'http://bank-soal.test';
const server = setupServer();
const api = createClient({ origin, accessToken: () => 'a-token' });

beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const user = { username: 'sari', email: 'sari@contoh.ac.id', roles: [], accessToken: 't' };

describe('createClient', () => {
  it('sends what the contract says and reads the answer', async () => {
    server.use(
      http.post(`${origin}/api/auth/signin`, async ({ request }) =>
        HttpResponse.json({ ...user, seen: await request.json() }),
      ),
    );
    const body = { email: 'sari@contoh.ac.id', password: 'rahasia' };
    await expect(api.signIn({ body })).resolves.toMatchObject({ data: { ...user, seen: body } });
  });

  it('reads in the name of who is signed in, and of nobody for a visitor', async () => {
    const tokens: (string | null)[] = [];
    const send = vi.spyOn(globalThis, 'fetch');
    server.use(
      http.get(`${origin}/api/questionsets`, ({ request }) => {
        tokens.push(request.headers.get('x-access-token'));
        return HttpResponse.json([]);
      }),
    );
    const visitor = createClient({ origin, accessToken: () => undefined });
    await api.questionSets();
    await visitor.questionSets();
    await api.questionSets({ query: { limit: 4 } });
    await visitor.questionSets({ query: { limit: 4 } });
    expect(tokens).toEqual(['a-token', null, 'a-token', null]);
    // What a page has asked for ahead, for visitors, is handed out by its address alone.
    const asked = send.mock.calls.map(([address]) => address);
    expect(new Set(asked).size).toBe(4);
    expect(asked[1]).toBe(`${origin}/api/questionsets`);
    send.mockRestore();
  });

  it('ends the token that was in force when it was called, and outlives the page', async () => {
    let seen: unknown;
    const send = vi.spyOn(globalThis, 'fetch');
    server.use(
      http.post(`${origin}/api/auth/signout`, ({ request }) => {
        seen = request.headers.get('x-access-token');
        return HttpResponse.json({ message: 'Anda telah keluar.' });
      }),
    );
    let token: string | undefined = 'in-force';
    const leaving = createClient({ origin, accessToken: () => token }).signOut();
    token = undefined;
    await expect(leaving).resolves.toMatchObject({ data: { message: 'Anda telah keluar.' } });
    expect(seen).toBe('in-force');
    expect(send.mock.lastCall?.[1]?.keepalive).toBe(true);
    send.mockRestore();
  });

  it('tells a refusal with status, sentence and time to wait', async () => {
    server.use(
      http.post(`${origin}/api/auth/signin`, () =>
        HttpResponse.json(
          { message: 'Terlalu banyak percobaan' },
          { status: 429, headers: { 'retry-after': '30' } },
        ),
      ),
    );
    const error = await api
      .signIn({ body: { email: 'a', password: 'b' } })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 429,
      message: 'Terlalu banyak percobaan',
      retryAfter: 30,
    });
  });

  it('tells what a server says by codes, and knows an older one by words and status', async () => {
    const failure = { message: 'Ditunggu', code: 'too-many-writes', seconds: 7 };
    for (const [status, body, explanation] of [
      [429, failure, failure],
      [400, { message: 'Judul kosong' }, 'Judul kosong'],
      [401, { message: 'Unauthorized: berakhir' }, { code: 'session-ended' }],
    ] as const) {
      server.use(
        http.get(`${origin}/api/questionsets/3`, () => HttpResponse.json(body, { status })),
      );
      await expect(api.questionSet({ id: 3 })).rejects.toMatchObject({ status, explanation });
    }
  });

  it('tells a refusal without a sentence', async () => {
    server.use(
      http.get(`${origin}/api/questionsets/3`, () => new HttpResponse('<h1>', { status: 502 })),
    );
    await expect(api.questionSet({ id: 3 })).rejects.toMatchObject({
      name: 'ApiError',
      status: 502,
      message: '',
      retryAfter: undefined,
    });
  });

  it('tells a refusal that comes with a status of success', async () => {
    const answer = (value: object) =>
      server.use(
        http.get(`${origin}/api/dropdown/all-dropdown-data`, () => HttpResponse.json(value)),
      );
    answer({ success: false, message: 'Data filter sedang disiapkan' });
    await expect(api.dropdownData()).rejects.toMatchObject({
      name: 'ApiError',
      message: 'Data filter sedang disiapkan',
    });
    answer({ success: false, data: null });
    await expect(api.dropdownData()).rejects.toMatchObject({ name: 'ApiError', message: '' });
  });

  it('tells that no answer came', async () => {
    server.use(http.get(`${origin}/api/site`, () => HttpResponse.error()));
    await expect(api.site()).rejects.toBeInstanceOf(NetworkError);
  });

  it.each([
    ['not JSON', () => new HttpResponse('Selamat datang')],
    ['another shape', () => HttpResponse.json({ data: [] })],
    ['a set without a title', () => HttpResponse.json([{ id: 1 }])],
  ])('tells an answer that breaks the contract: %s', async (_, answer) => {
    server.use(http.get(`${origin}/api/questionsets`, answer));
    await expect(api.questionSets()).rejects.toBeInstanceOf(MalformedAnswerError);
  });

  it('tells a sign-in without a token as malformed', async () => {
    server.use(
      http.post(`${origin}/api/auth/signin`, () => HttpResponse.json({ ...user, accessToken: '' })),
    );
    await expect(api.signIn({ body: { email: 'a', password: 'b' } })).rejects.toBeInstanceOf(
      MalformedAnswerError,
    );
  });

  it('hands bytes over unchanged', async () => {
    const bytes = new Uint8Array([37, 80, 68, 70, 0, 255]);
    server.use(
      http.get(`${origin}/api/files/combine-preview/3`, ({ request }) =>
        new URL(request.url).searchParams.get('type') === 'answers'
          ? HttpResponse.arrayBuffer(bytes.buffer)
          : new HttpResponse(null, { status: 404 }),
      ),
    );
    const { data } = await api.combinedPreview({ id: 3, query: { type: 'answers' } });
    expect(new Uint8Array(await data.arrayBuffer())).toEqual(bytes);
  });

  it('stays an abort when it is aborted', async () => {
    server.use(http.get(`${origin}/api/site`, () => new Promise<never>(() => {})));
    const controller = new AbortController();
    const call = api.site({ signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('sends a token with every call but those that answer everyone alike', async () => {
    const seen = new Map<string, string | null>();
    server.use(
      http.all(`${origin}/api/*`, ({ request }) => {
        seen.set(new URL(request.url).pathname, request.headers.get('x-access-token'));
        return new HttpResponse(null, { status: 404 });
      }),
    );
    await Promise.allSettled([api.site(), api.questionTemplate(), api.courseTags(), api.mySets()]);
    expect(Object.fromEntries(seen)).toEqual({
      '/api/site': null,
      '/api/files/download-template': null,
      '/api/course-tags': 'a-token',
      '/api/me/sets': 'a-token',
    });
  });

  it('fills path and query, and leaves out what says nothing', async () => {
    const seen: string[] = [];
    server.use(
      http.get(`${origin}/api/*`, ({ request }) => {
        seen.push(request.url.slice(origin.length));
        return HttpResponse.json([]);
      }),
    );
    const visitor = createClient({ origin });
    await visitor.audit({ query: { q: '', action: 'masuk', actor: 2, cursor: undefined } });
    await visitor.materialTagsByCourse({ courseId: 7 });
    expect(seen).toEqual([
      '/api/admin/audit?action=masuk&actor=2',
      '/api/material-tags/by-course/7',
    ]);
    expect(visitor.addressOf('startOidc', { next: '/saya' })).toBe(
      `${origin}/api/auth/oidc?next=%2Fsaya`,
    );
  });

  it('tells what headers say of an answer', async () => {
    const list = (headers: Record<string, string>) =>
      server.use(http.get(`${origin}/api/papers`, () => HttpResponse.json([], { headers })));
    list({ etag: 'W/"satu"', 'x-total-count': '41', 'x-next-cursor': 'abc' });
    await expect(api.papers()).resolves.toMatchObject({ etag: 'W/"satu"', total: 41, next: 'abc' });
    list({ 'x-total-count': '20000+' });
    await expect(api.papers()).resolves.toMatchObject({ etag: undefined, total: 0 });
  });

  it('holds a change to the state that was read', async () => {
    const tags: (string | null)[] = [];
    const lecturer = { id: 2, nama: 'Sari', email: 'sari@contoh.ac.id', status: 'Aktif' };
    server.use(
      http.put(`${origin}/api/admin/dosen/2`, ({ request }) => {
        tags.push(request.headers.get('if-match'));
        return HttpResponse.json(lecturer);
      }),
    );
    const call = { id: 2, body: { nama: 'Sari', email: 's@x.id' } };
    await api.updateLecturer({ ...call, ifMatch: 'W/"satu"' });
    await api.updateLecturer(call);
    expect(tags).toEqual(['W/"satu"', null]);
  });

  it('reads each success by the schema of its status', async () => {
    const file = new File(['[]'], 'soal.json');
    let sent: FormData | undefined;
    server.use(
      http.post(`${origin}/api/questions/import`, async ({ request }) => {
        sent = await request.formData();
        return request.url.includes('dryRun')
          ? HttpResponse.json({ rows: [] })
          : HttpResponse.json({ message: 'Ya', created: 3 }, { status: 201 });
      }),
    );
    const query = { format: 'json', dryRun: true };
    await expect(api.importQuestions({ file, query })).resolves.toMatchObject({
      data: { rows: [] },
    });
    const fields = { skip: '1,2', more: undefined };
    await expect(
      api.importQuestions({ file, fields, query: { format: 'json' } }),
    ).resolves.toMatchObject({ data: { created: 3 } });
    expect([...(sent ?? [])].map(([name]) => name)).toEqual(['skip', 'file']);
  });

  it('names the bad rows of a refused import', async () => {
    const errors = [{ row: 2, field: 'name', message: 'Nama tag sudah digunakan' }];
    server.use(
      http.post(`${origin}/api/course-tags/import`, () =>
        HttpResponse.json({ message: 'Impor dibatalkan', errors }, { status: 422 }),
      ),
    );
    const rows = [{ name: 'SQL' }];
    await expect(api.importCourseTags({ body: { rows } })).rejects.toMatchObject({
      status: 422,
      message: 'Impor dibatalkan',
      rows: errors,
    });
  });
});

describe('what a first page knows of calls', () => {
  const light = Object.entries(readingRoutes) as [keyof typeof readingRoutes, object][];

  it.each(light)('%s is a part of its row', (name, row) => {
    expect(routes[name]).toMatchObject(row);
  });

  it('reads JSON where the row says so, and hands over bytes else', () => {
    const json = light.flatMap(([name]) => {
      const { answers }: Route = routes[name];
      return typeof Object.values(answers)[0] === 'object' ? [name] : [];
    });
    expect(Object.keys(readingAnswers).toSorted()).toEqual(json.toSorted());
  });
});
