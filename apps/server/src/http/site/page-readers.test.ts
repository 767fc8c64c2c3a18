import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  PAGE_COOKIE,
  PAGE_READER_PATH,
  SIGNED_IN_COOKIE,
  SOMEBODY,
} from '@bank-soal/contract/accounts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';

const SHELL = '<!doctype html><title>Bank Soal</title>';
/** Renders the viewer that it receives, and the answer of a call that only they can make. */
const PROGRAM = `export const renderPage = async ({ reader, ask }) =>
  JSON.stringify([reader?.id ?? null, (await ask('/api/me/settings', {})).status]);`;
const VISITOR = JSON.stringify([null, 401]);

let server: TestServer;
let id: number;
let token: string;
let cookie: string;

beforeAll(async () => {
  server = await startTestServer({ env: { PUBLIC_BROWSING: 'true' } });
  const site = join(server.dataDir, 'site');
  await mkdir(join(site, '.server'), { recursive: true });
  await writeFile(join(site, 'index.html'), SHELL);
  await writeFile(join(site, '.server', 'render.js'), PROGRAM);
});
afterAll(() => server.stop());
beforeEach(async () => {
  token = await server.tokenOf('sari@uji.ac.id', 'rahasia-sari');
  id = (await server.services.tokens.accountOf(token))?.id ?? 0;
  cookie = /=([^;]+)/.exec(await cookieOf(token))?.[1] ?? '';
});

async function cookieOf(own: string): Promise<string> {
  const headers = { 'x-access-token': own };
  const answer = await server.get(PAGE_READER_PATH, { method: 'POST', headers });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([204, 'no-store']);
  return answer.headers.get('set-cookie') ?? '';
}

/** A page as a browser requests it. */
async function page(cookies: Record<string, string | number>, headers = {}) {
  const pairs = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  const answer = await server.get('/search', {
    headers: { accept: 'text/html', cookie: pairs.join('; '), ...headers },
  });
  return { text: await answer.text(), kept: answer.headers.get('cache-control'), answer };
}
const own = (pageToken: string, told: string | number = id) =>
  page({ [SIGNED_IN_COOKIE]: told, [PAGE_COOKIE]: pageToken });

it('gives a cookie that no script reads, for as long as the session', async () => {
  const text = await cookieOf(token);
  expect(text).toMatch(
    /^__Host-bank-soal-page=[\w.-]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
  );
  const ends = Date.parse(/Expires=([^;]+)/.exec(text)?.[1] ?? '');
  const account = await server.services.tokens.accountOf(token);
  expect(ends).toBe((account?.token.expiresAt ?? 0) * 1000);
});

it('gives none without a session, and takes one back from whoever asks', async () => {
  for (const headers of [{}, { 'x-access-token': 'bukan-token' }, { 'x-access-token': cookie }]) {
    const answer = await server.get(PAGE_READER_PATH, { method: 'POST', headers });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([401, null]);
  }
  const answer = await server.get(PAGE_READER_PATH, { method: 'DELETE' });
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([
    204,
    '__Host-bank-soal-page=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  ]);
});

it('draws their page with what they may ask for, which nobody keeps', async () => {
  const { text, kept, answer } = await own(cookie);
  expect(text).toBe(JSON.stringify([id, 200]));
  expect(kept).toBe('private, no-store');
  expect(answer.headers.get('vary')).toContain('Cookie');
  const visitors = await page({});
  expect([visitors.text, visitors.kept]).toEqual([VISITOR, 'no-cache']);
});

it('is the shell where the browser tells of another person, or of one who ends with the tab', async () => {
  for (const told of [id + 1, SOMEBODY, 'sari', '']) {
    expect((await own(cookie, told)).text).toBe(SHELL);
  }
  expect((await page({ [SIGNED_IN_COOKIE]: id })).text).toBe(SHELL);
});

it('is a visitor’s page where nobody is signed in any more, whatever cookie stayed behind', async () => {
  expect((await page({ [PAGE_COOKIE]: cookie })).text).toBe(VISITOR);
});

it.each([
  ['a token of the API', () => token],
  ['a letter changed', () => `${cookie.slice(0, -2)}${cookie.endsWith('AA') ? 'BB' : 'AA'}`],
  [
    'no signature',
    () => `${Buffer.from('{"alg":"none"}').toString('base64url')}.${cookie.split('.')[1]}.`,
  ],
  ['nothing', () => ''],
])('is the shell for a cookie of %s', async (_, forged) => {
  expect((await own(forged())).text).toBe(SHELL);
});

it('ends with the session', async () => {
  expect((await own(cookie)).text).not.toBe(SHELL);
  await server.send('POST', '/api/auth/signout', {}, token);
  expect((await own(cookie)).text).toBe(SHELL);
});

it('ends with the account', async () => {
  const { db } = server.services;
  const set = (status: 'Aktif' | 'Nonaktif') =>
    db.updateTable('users').set({ status }).where('id', '=', id).execute();
  await set('Nonaktif');
  expect((await own(cookie)).text).toBe(SHELL);
  await set('Aktif');
  expect((await own(cookie)).text).not.toBe(SHELL);
});

it('opens no call of the API', async () => {
  const headers = { cookie: `${SIGNED_IN_COOKIE}=${id}; ${PAGE_COOKIE}=${cookie}` };
  expect((await server.get('/api/me/settings', { headers })).status).toBe(401);
  for (const one of [{ 'x-access-token': cookie }, { authorization: `Bearer ${cookie}` }]) {
    expect((await server.get('/api/me/settings', { headers: one })).status).toBe(401);
  }
});

it('draws nothing for a token that a page’s request brings along', async () => {
  expect((await page({}, { 'x-access-token': token })).text).toBe(VISITOR);
});
