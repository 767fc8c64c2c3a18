import type { AccountAnswer, AccountBody } from '@bank-soal/contract/accounts';
import type { AuditEvent } from '@bank-soal/contract/administration';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';

let server: TestServer | undefined;
let admin: string;

const running = () => server as TestServer;

beforeEach(async () => {
  await server?.stop();
  server = await startTestServer();
  admin = await server.tokenOf('kepala@uji.ac.id', 'rahasia-kepala');
});
afterAll(() => server?.stop());

const ask = (query = '', token = admin) =>
  running().get(`/api/admin/accounts${query}`, { headers: { 'x-access-token': token } });

const list = async (query = '') => (await (await ask(query)).json()) as AccountAnswer[];

const change = (id: number, body: AccountBody) =>
  running().send('PUT', `/api/admin/accounts/${id}`, body, admin);

const remove = (id: number) => running().send('DELETE', `/api/admin/accounts/${id}`, {}, admin);

async function idOf(name: string): Promise<number> {
  return (await list()).find((account) => account.name.includes(name))?.id ?? 0;
}

async function refusal(answer: Response) {
  return [answer.status, ((await answer.json()) as { code: string }).code];
}

describe('GET /api/admin/accounts', () => {
  it('lists everyone by name, with the moment of their last sign-in', async () => {
    const accounts = await list();
    expect(accounts.map(({ name }) => name)).toEqual(
      accounts
        .map(({ name }) => name)
        .toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)),
    );
    const head = accounts.find(({ name }) => name === 'Kepala Lab');
    expect(head).toEqual({
      id: expect.any(Number),
      name: 'Kepala Lab',
      email: 'kepala@uji.ac.id',
      kind: 'admin',
      status: 'Aktif',
      lastSignIn: expect.stringMatching(/^\d{4}-.*Z$/),
      created_at: expect.stringMatching(/Z$/),
    });
    expect(accounts.filter(({ lastSignIn }) => lastSignIn !== null)).toHaveLength(1);
  });

  it('finds by a part of name or email, kind and status', async () => {
    expect((await list('?q=KEPALA')).map(({ email }) => email)).toEqual(['kepala@uji.ac.id']);
    expect((await list('?kind=student')).every(({ kind }) => kind === 'student')).toBe(true);
    expect((await list('?status=Nonaktif')).every(({ status }) => status === 'Nonaktif')).toBe(
      true,
    );
    expect(await list('?q=%25')).toEqual([]);
  });

  it.each(['name', 'newest', 'lastSignIn'])(
    'gives everyone once, page by page, by %s',
    async (sort) => {
      const whole = await list(`?sort=${sort}`);
      const paged: AccountAnswer[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const answer: Response = await ask(`?sort=${sort}&limit=2&cursor=${cursor}`);
        expect(answer.headers.get('x-total-count')).toBe(String(whole.length));
        paged.push(...((await answer.json()) as AccountAnswer[]));
        cursor = answer.headers.get('x-next-cursor');
      }
      expect(paged).toEqual(whole);
    },
  );

  it.each(['?kind=dosen', '?status=aktif', '?sort=id', '?limit=0', '?limit=501', '?cursor=abc'])(
    'refuses %s',
    async (query) => {
      expect((await ask(query)).status).toBe(400);
    },
  );
});

describe('PUT /api/admin/accounts/{id}', () => {
  it('changes what is said, and leaves the rest', async () => {
    const id = await idOf('Sari');
    const before = (await list()).find((account) => account.id === id);
    const answer = await change(id, { name: 'Sari Baru' });
    expect([answer.status, await answer.json()]).toEqual([200, { ...before, name: 'Sari Baru' }]);
    const sets = await (await running().get('/api/questionsets')).text();
    expect(sets).toContain('Sari Baru');
  });

  it('ends the tokens of an account that gets another kind, and what it may do with them', async () => {
    const id = await idOf('Sari');
    const old = await running().tokenOf('sari@uji.ac.id', 'rahasia-sari');
    expect((await change(id, { kind: 'admin' })).status).toBe(200);
    expect((await ask('', old)).status).toBe(401);
    const now = await running().tokenOf('sari@uji.ac.id', 'rahasia-sari');
    expect((await ask('', now)).status).toBe(200);
  });

  it('keeps a disabled account out', async () => {
    const old = await running().tokenOf('sari@uji.ac.id', 'rahasia-sari');
    await change(await idOf('Sari'), { status: 'Nonaktif' });
    const mine = await running().get('/api/questionsets?mine=true', {
      headers: { 'x-access-token': old },
    });
    expect(mine.status).toBe(401);
    const again = { email: 'sari@uji.ac.id', password: 'rahasia-sari' };
    expect((await running().send('POST', '/api/auth/signin', again)).status).toBe(403);
  });

  it('sets the password of a student, whose sessions end, and writes it down', async () => {
    const person = { nama: 'Ayu', email: 'ayu@mhs.uji.ac.id', password: 'rahasia-ayu' };
    await running().send('POST', '/api/admin/accounts/import', { rows: [person] }, admin);
    const old = await running().tokenOf(person.email, person.password);
    const id = await idOf('Ayu');
    expect((await change(id, { password: 'sandi-baru' })).status).toBe(200);
    const headers = { 'x-access-token': old };
    expect((await running().get('/api/me/courses', { headers })).status).toBe(401);
    const signIn = async (password: string) =>
      (await running().send('POST', '/api/auth/signin', { email: person.email, password })).status;
    expect([await signIn('sandi-baru'), await signIn(person.password)]).toEqual([200, 401]);
    const audit = await running().get(`/api/admin/audit?target=account&targetId=${id}`, {
      headers: { 'x-access-token': admin },
    });
    const events = (await audit.json()) as AuditEvent[];
    const done = events.filter(({ action }) => ['password', 'update'].includes(action));
    expect(done).toEqual([
      expect.objectContaining({
        action: 'password',
        actor: expect.objectContaining({ name: 'Kepala Lab' }),
        after: { nama: 'Ayu', email: person.email },
      }),
    ]);
    expect(JSON.stringify(events)).not.toContain('sandi-baru');
    expect((await change(id, { password: '12345' })).status).toBe(400);
  });

  it('refuses the address of another account, and what is no field of one', async () => {
    const id = await idOf('Sari');
    expect(await refusal(await change(id, { email: 'KEPALA@uji.ac.id' }))).toEqual([409, 'taken']);
    for (const body of [
      { name: ' ' },
      { email: 'salah' },
      { kind: 'dosen' },
      { status: 'aktif' },
    ]) {
      expect((await change(id, body as AccountBody)).status).toBe(400);
    }
    expect((await change(99_999, { name: 'Siapa' })).status).toBe(404);
  });

  it('leaves a bank with an active administrator, of two who leave at once too', async () => {
    const head = await idOf('Kepala');
    const last = [409, 'last-administrator'];
    expect(await refusal(await change(head, { kind: 'student' }))).toEqual(last);
    expect(await refusal(await change(head, { status: 'Nonaktif' }))).toEqual(last);
    expect(await refusal(await remove(head))).toEqual(last);
    const other = await idOf('Sari');
    await change(other, { kind: 'admin' });
    const second = await running().tokenOf('sari@uji.ac.id', 'rahasia-sari');
    const leave = (id: number, token: string) =>
      running().send('PUT', `/api/admin/accounts/${id}`, { status: 'Nonaktif' }, token);
    const answers = await Promise.all([leave(head, second), leave(other, admin)]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });
});

describe('DELETE /api/admin/accounts/{id}', () => {
  it('removes the account and keeps its sets', async () => {
    const count = async () =>
      ((await (await running().get('/api/questionsets')).json()) as []).length;
    const before = await count();
    expect((await remove(await idOf('Sari'))).status).toBe(200);
    expect([await count(), await idOf('Sari')]).toEqual([before, 0]);
    expect((await remove(99_999)).status).toBe(404);
  });
});

it('POST /api/admin/accounts/import adds students, all or none', async () => {
  const add = (rows: object[]) =>
    running().send('POST', '/api/admin/accounts/import', { rows }, admin);
  const person = (name: string) => ({
    nama: name,
    email: `${name.toLowerCase()}@mhs.uji.ac.id`,
    password: 'rahasia',
  });
  expect((await add([person('Ayu'), person('Ayu')])).status).toBe(422);
  expect(await idOf('Ayu')).toBe(0);
  expect((await add([person('Ayu'), person('Bima')])).status).toBe(201);
  expect((await list('?q=mhs.uji')).map(({ name, kind }) => [name, kind])).toEqual([
    ['Ayu', 'student'],
    ['Bima', 'student'],
  ]);
});
