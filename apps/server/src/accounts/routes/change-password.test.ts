import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const change = (token: string, current: unknown, next: unknown) =>
  server.send('POST', '/api/auth/password', { current, next }, token);
const statusWith = async (token: string) =>
  (await server.get('/api/questionsets?mine=true', { headers: { 'x-access-token': token } }))
    .status;

const COMMON =
  'Password ini termasuk yang paling sering dipakai, sehingga mudah ditebak. Pilih password lain.';

describe('POST /api/auth/password', () => {
  it('changes one’s own password; the new token goes on, older ones end', async () => {
    const first = await server.tokenOf('sari@uji.ac.id', 'rahasia-sari');
    const second = await server.tokenOf('sari@uji.ac.id', 'rahasia-sari');
    const answer = await change(first, 'rahasia-sari', 'sandi baru é');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const body = (await answer.json()) as { message: string; accessToken: string };
    expect(Object.keys(body)).toEqual(['message', 'accessToken']);
    expect(await statusWith(body.accessToken)).toBe(200);
    expect([await statusWith(first), await statusWith(second)]).toEqual([401, 401]);
    expect(await server.tokenOf('sari@uji.ac.id', 'rahasia-sari')).toBeUndefined();
    expect(await server.tokenOf('sari@uji.ac.id', 'sandi baru é')).toBeTruthy();
  });

  it('refuses without a token, and bad passwords', async () => {
    const token = await server.tokenOf('mira@uji.ac.id', 'rahasia-mira');
    expect((await change('', 'rahasia-mira', 'sandi-baru')).status).toBe(401);
    for (const [current, next, message] of [
      ['salah', 'sandi-baru', 'Password saat ini salah'],
      ['', 'sandi-baru', 'Password harus diisi'],
      [undefined, 'sandi-baru', 'Password harus diisi'],
      ['rahasia-mira', '12345', 'Password minimal 6 karakter'],
      ['rahasia-mira', 'x'.repeat(201), 'Password maksimal 200 karakter'],
      ...['123456', 'Password1', 'ｑｗｅｒｔｙ'].map((next) => ['rahasia-mira', next, COMMON]),
      ['rahasia-mira', 7, 'Password harus diisi'],
    ]) {
      const answer = await change(token, current, next);
      expect([answer.status, await answer.json()]).toMatchObject([400, { message }]);
    }
    expect(await statusWith(token)).toBe(200);
  });

  it('lets one of two changes at once win', async () => {
    const token = await server.tokenOf('mira@uji.ac.id', 'rahasia-mira');
    const answers = await Promise.all(
      ['sandi-a', 'sandi-b'].map((next) => change(token, 'rahasia-mira', next)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('blocks a caller who guesses the current password', async () => {
    const token = await server.tokenOf('kepala@uji.ac.id', 'rahasia-kepala');
    const statuses: number[] = [];
    for (let turn = 0; turn < 16; turn += 1) {
      statuses.push((await change(token, 'salah', 'sandi-baru')).status);
    }
    expect(statuses).toEqual([...Array(15).fill(400), 429]);
    expect((await change(token, 'rahasia-kepala', 'sandi-baru')).status).toBe(429);
  });
});
