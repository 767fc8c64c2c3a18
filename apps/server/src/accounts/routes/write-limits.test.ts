import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';
import { upload } from '../../test/upload.js';

const MOST = 3;
const SET = { title: 'Kuis', subject: 'Basis Data', difficulty: 'Mudah' };

let server: TestServer;
let sari: string;
let mira: string;
let kepala: string;

beforeAll(async () => {
  server = await startTestServer({ env: { WRITES_PER_MINUTE: String(MOST) } });
  sari = await server.tokenOf('sari@uji.ac.id', 'rahasia-sari');
  mira = await server.tokenOf('mira@uji.ac.id', 'rahasia-mira');
  kepala = await server.tokenOf('kepala@uji.ac.id', 'rahasia-kepala');
});
afterAll(() => server.stop());

const create = (token: string) => server.send('POST', '/api/questionsets', SET, token);
const countOf = async () =>
  ((await (await server.get('/api/questionsets')).json()) as unknown[]).length;

describe('what an account writes in a minute', () => {
  it('is refused beyond the limit, with a time to go on, and nothing is stored of it', async () => {
    const before = await countOf();
    for (let turn = 0; turn < MOST; turn += 1) expect((await create(sari)).status).toBe(201);
    const refused = await create(sari);
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(await refused.json()).toMatchObject({
      message: expect.stringMatching(/^Terlalu banyak perubahan .* dalam \d+ detik\.$/),
      code: 'too-many-writes',
      seconds,
    });
    expect(await countOf()).toBe(before + MOST);
  });

  it('counts every kind of change, before its address is looked up and its body read', async () => {
    const send = (method: string, path: string) => server.send(method, `/api${path}`, {}, sari);
    const answers = await Promise.all([
      send('PUT', '/questionsets/1'),
      send('DELETE', '/questionsets/9999'),
      send('POST', '/questionsets/1/restore'),
      send('DELETE', '/files/9999'),
      send('POST', '/auth/password'),
      upload(server, { setId: 1, category: 'answers', bytes: 'x', token: sari }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(6).fill(429));
    // An account without the right gets that answer.
    expect((await send('POST', '/course-tags')).status).toBe(403);
    expect((await server.send('POST', '/api/questionsets', SET)).status).toBe(401);
  });

  it('keeps nobody from reading, and no other account from writing', async () => {
    const headers = { 'x-access-token': sari };
    expect((await server.get('/api/questionsets?mine=true', { headers })).status).toBe(200);
    expect((await create(mira)).status).toBe(201);
  });

  it('does not bind administrators, nor anyone who signs out', async () => {
    for (let turn = 0; turn < MOST * 2; turn += 1) expect((await create(kepala)).status).toBe(201);
    expect((await server.send('POST', '/api/auth/signout', {}, sari)).status).toBe(200);
  });
});
