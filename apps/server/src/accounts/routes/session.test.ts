import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';

let server: TestServer;

const tokenBy = (secret: string, expires: number) =>
  new SignJWT({ gen: 0 })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject('1')
    .setExpirationTime(Math.floor(Date.now() / 1000) + expires)
    .sign(new TextEncoder().encode(secret));
const statusWith = async (token: string) => (await mine({ 'x-access-token': token })).status;

const sariToken = () => server.tokenOf('sari@uji.ac.id', 'rahasia-sari');

const encodedPart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

beforeAll(async () => {
  server = await startTestServer({ env: { JWT_SECRET: 'k'.repeat(32) } });
});
afterAll(() => server.stop());

const signIn = (body: unknown) => server.send('POST', '/api/auth/signin', body);
const mine = (headers: Record<string, string>) =>
  server.get('/api/questionsets?mine=true', { headers });

async function refusal(answer: Response): Promise<[number, string]> {
  return [answer.status, ((await answer.json()) as { message: string }).message];
}

describe('POST /api/auth/signin', () => {
  it('gives the user and a token, whatever the case of the email', async () => {
    const answer = await signIn({ email: ' SARI@uji.ac.id ', password: 'rahasia-sari' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      id: expect.any(Number),
      username: 'Sari Wulandari',
      email: 'Sari@uji.ac.id',
      roles: ['ROLE_USER', 'ROLE_DOSEN'],
      accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('gives administrators both roles', async () => {
    const answer = await signIn({ email: 'kepala@uji.ac.id', password: 'rahasia-kepala' });
    expect(await answer.json()).toMatchObject({ roles: ['ROLE_USER', 'ROLE_ADMIN'] });
  });

  it.each([
    [{}, 400, 'Email dan password harus diisi'],
    [{ email: 'sari@uji.ac.id' }, 400, 'Email dan password harus diisi'],
    [{ email: '  ', password: 'x' }, 400, 'Email dan password harus diisi'],
    [{ email: 7, password: 'x' }, 400, 'Email dan password harus diisi'],
    [{ email: 'siapa@uji.ac.id', password: 'x' }, 404, 'Email tidak ditemukan'],
    [{ email: 'sari@uji.ac.id', password: 'salah' }, 401, 'Password salah'],
    [{ email: 'budi@uji.ac.id', password: 'salah' }, 401, 'Password salah'],
    [
      { email: 'budi@uji.ac.id', password: 'rahasia-budi' },
      403,
      'Akun telah dinonaktifkan, hubungi administrator',
    ],
  ])('refuses %j with %i', async (body, status, message) => {
    expect(await refusal(await signIn(body))).toEqual([status, message]);
  });

  it('refuses what is no JSON object', async () => {
    for (const body of ['{', '[]', 'null', '"x"', '']) {
      const answer = await server.get('/api/auth/signin', { method: 'POST', body });
      expect(answer.status).toBe(400);
    }
  });

  it('refuses a body beyond 1 MB', async () => {
    const answer = await signIn({ email: 'x'.repeat(1024 * 1024), password: 'x' });
    expect(answer.status).toBe(413);
  });
});

describe('tokens', () => {
  it('are taken from x-access-token and from Authorization', async () => {
    const token = await server.tokenOf('sari@uji.ac.id', 'rahasia-sari');
    expect((await mine({ 'x-access-token': token })).status).toBe(200);
    expect((await mine({ authorization: `Bearer ${token}` })).status).toBe(200);
  });

  it('are refused with a message that says Unauthorized', async () => {
    for (const token of ['', 'abc', 'a.b.c']) {
      const [status, message] = await refusal(await mine({ 'x-access-token': token }));
      expect(status).toBe(401);
      expect(message).toContain('Unauthorized');
      expect(message).toContain('Silakan login kembali.');
    }
  });

  it('hold only when signed with our secret, by our algorithm, until they expire', async () => {
    expect(await statusWith(await tokenBy('k'.repeat(32), 60))).toBe(200);
    expect(await statusWith(await tokenBy('k'.repeat(32), -1))).toBe(401);
    expect(await statusWith(await tokenBy('z'.repeat(32), 60))).toBe(401);
    const unsigned = `${encodedPart({ alg: 'none' })}.${encodedPart({ sub: '1', gen: 0, exp: 9e9 })}.`;
    expect(await statusWith(unsigned)).toBe(401);
  });

  it('expire while they are in use', async () => {
    const token = await tokenBy('k'.repeat(32), 2);
    expect(await statusWith(token)).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 2100));
    expect(await statusWith(token)).toBe(401);
  });

  it('end at once with a new generation, a disabled and a deleted account', async () => {
    const { db } = server.services;
    const token = await server.tokenOf('mira@uji.ac.id', 'rahasia-mira');
    const status = async () => (await mine({ 'x-access-token': token })).status;
    const change = (values: { token_generation?: number; status?: 'Aktif' | 'Nonaktif' }) =>
      db.updateTable('users').set(values).where('email_key', '=', 'mira@uji.ac.id').execute();

    expect(await status()).toBe(200);
    await change({ token_generation: 1 });
    expect(await status()).toBe(401);
    await change({ token_generation: 0, status: 'Nonaktif' });
    expect(await status()).toBe(401);
    await change({ status: 'Aktif' });
    expect(await status()).toBe(200);
    await db.deleteFrom('users').where('email_key', '=', 'mira@uji.ac.id').execute();
    expect(await status()).toBe(401);
  });
});

describe('POST /api/auth/signout', () => {
  const signOut = (token: string) => server.send('POST', '/api/auth/signout', undefined, token);
  const claimsOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { jti?: string };

  it('ends that token, and no other of the account', async () => {
    const [one, other] = [await sariToken(), await sariToken()];
    expect(claimsOf(one).jti).not.toBe(claimsOf(other).jti);
    const answer = await signOut(one);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.json()).toEqual({ message: 'Anda telah keluar.' });
    expect([await statusWith(one), await statusWith(other)]).toEqual([401, 200]);
    expect((await signOut(one)).status).toBe(401);
  });

  it('asks for a token', async () => {
    for (const token of ['', 'abc']) {
      const [status, message] = await refusal(await signOut(token));
      expect([status, message.includes('Unauthorized')]).toEqual([401, true]);
    }
  });

  it('ends a token of an earlier version, which has no number, however its end is written', async () => {
    const old = await tokenBy('k'.repeat(32), 60);
    expect(await statusWith(old)).toBe(200);
    expect((await signOut(old)).status).toBe(200);
    // The last of 43 letters has bits that no signature needs.
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const same = [...letters].map((letter) => old.slice(0, -1) + letter);
    expect(new Set(await Promise.all([old, ...same].map(statusWith)))).toEqual(new Set([401]));
    expect(await statusWith(await tokenBy('k'.repeat(32), 61))).toBe(200);
  });
});
