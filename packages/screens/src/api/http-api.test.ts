import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError, MalformedAnswerError, NetworkError } from './errors.js';
import { createHttpApi } from './http-api.js';

const origin = 'http://bank-soal.test';
const server = setupServer();
const api = createHttpApi({ origin, accessToken: () => 'a-token' });

beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const user = { username: 'sari', email: 'sari@contoh.ac.id', roles: [], accessToken: 't' };

describe('createHttpApi', () => {
  it('sends what the contract says and reads the answer', async () => {
    server.use(
      http.post(`${origin}/api/auth/signin`, async ({ request }) =>
        HttpResponse.json({ ...user, seen: await request.json() }),
      ),
    );
    const body = { email: 'sari@contoh.ac.id', password: 'rahasia' };
    await expect(api.signIn(body)).resolves.toEqual({ ...user, seen: body });
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
    const visitor = createHttpApi({ origin, accessToken: () => undefined });
    await api.questionSets();
    await visitor.questionSets();
    await api.newestSets(4);
    await visitor.newestSets(4);
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
    const leaving = createHttpApi({ origin, accessToken: () => token }).signOut();
    token = undefined;
    await expect(leaving).resolves.toBeUndefined();
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
      .signIn({ email: 'a', password: 'b' })
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
    for (const [status, body, told] of [
      [429, failure, failure],
      [400, { message: 'Judul kosong' }, 'Judul kosong'],
      [401, { message: 'Unauthorized: berakhir' }, { code: 'session-ended' }],
    ] as const) {
      server.use(
        http.get(`${origin}/api/questionsets/3`, () => HttpResponse.json(body, { status })),
      );
      await expect(api.questionSet(3)).rejects.toMatchObject({ status, told });
    }
  });

  it('tells a refusal without a sentence', async () => {
    server.use(
      http.get(`${origin}/api/questionsets/3`, () => new HttpResponse('<h1>', { status: 502 })),
    );
    await expect(api.questionSet(3)).rejects.toMatchObject({
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
    await expect(api.dropdown()).rejects.toMatchObject({
      name: 'ApiError',
      message: 'Data filter sedang disiapkan',
    });
    answer({ success: false, data: null });
    await expect(api.dropdown()).rejects.toMatchObject({ name: 'ApiError', message: '' });
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
    await expect(api.signIn({ email: 'a', password: 'b' })).rejects.toBeInstanceOf(
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
    const blob = await api.combinedPreview(3, 'answers');
    expect(new Uint8Array(await blob.arrayBuffer())).toEqual(bytes);
  });

  it('stays an abort when it is aborted', async () => {
    server.use(http.get(`${origin}/api/site`, () => new Promise<never>(() => {})));
    const controller = new AbortController();
    const call = api.site(controller.signal);
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});
