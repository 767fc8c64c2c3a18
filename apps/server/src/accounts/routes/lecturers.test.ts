import type { LecturerAnswer } from '@bank-soal/contract/accounts';
import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AdminServer, startAdminServer } from '../../test/admin-calls.js';

let server: AdminServer;

beforeAll(async () => {
  server = await startAdminServer();
});
beforeEach(() => server.audit());
afterAll(() => server.stop());

type Answer = LecturerAnswer & { message: string };

const create = (body: object) => server.call<Answer>('POST', '/admin/dosen', body);
const update = (id: number, body: object) => server.call<Answer>('PUT', `/admin/dosen/${id}`, body);
const signIn = async (email: string, password: string) =>
  (await server.send('POST', '/api/auth/signin', { email, password })).status;
const statusWith = async (token: string) =>
  (await server.get('/api/questionsets?mine=true', { headers: { 'x-access-token': token } }))
    .status;
const sets = async () =>
  (await (await server.get('/api/questionsets')).json()) as QuestionSetAnswer[];

let turn = 0;
async function newLecturer(): Promise<LecturerAnswer & { password: string }> {
  turn += 1;
  const password = `rahasia-${turn}`;
  const { body } = await create({ nama: `Dosen ${turn}`, email: `d${turn}@uji.ac.id`, password });
  return { ...body, password };
}

const COMMON =
  'Password ini termasuk yang paling sering dipakai, sehingga mudah ditebak. Pilih password lain.';

describe('GET /api/admin/dosen', () => {
  it('lists lecturers only, by name, without any secret', async () => {
    const answer = await server.get('/api/admin/dosen', {
      headers: { 'x-access-token': server.adminToken },
    });
    expect(await answer.json()).toEqual([
      { id: 3, nama: 'Budi', email: 'budi@uji.ac.id', status: 'Nonaktif' },
      { id: 2, nama: 'Sari Wulandari', email: 'Sari@uji.ac.id', status: 'Aktif' },
    ]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('etag')).toBeTruthy();
  });
});

describe('POST /api/admin/dosen', () => {
  it('adds a lecturer who signs in at once', async () => {
    const { status, body } = await create({
      nama: ' Ratna ',
      email: ' Ratna@uji.ac.id ',
      password: 'rahasia-ratna',
      id: 99,
      kind: 'admin',
      roles: ['ROLE_ADMIN'],
    });
    expect([status, body]).toEqual([
      201,
      { id: expect.any(Number), nama: 'Ratna', email: 'Ratna@uji.ac.id', status: 'Aktif' },
    ]);
    const session = await server.send('POST', '/api/auth/signin', {
      email: 'ratna@uji.ac.id',
      password: 'rahasia-ratna',
    });
    expect(await session.json()).toMatchObject({
      username: 'Ratna',
      roles: ['ROLE_USER', 'ROLE_DOSEN'],
    });
    expect(JSON.stringify(await server.audit())).not.toMatch(/rahasia|argon2/);
  });

  it('keeps an address as it is seen, and knows it by that', async () => {
    const person = { nama: 'Wati', email: '\u202awati@uji.ac.id\u200b', password: 'rahasia-wati' };
    const { body } = await create(person);
    expect(body).toMatchObject({ email: 'wati@uji.ac.id' });
    expect(await create({ ...person, email: 'wa\u00adti@uji.ac.id' })).toMatchObject({
      status: 409,
    });
    for (const email of ['wati@uji.ac.id', 'wati\u2060@uji.ac.id']) {
      const answer = await server.send('POST', '/api/auth/signin', { ...person, email });
      expect(answer.status).toBe(200);
    }
  });

  it.each([
    [{ nama: ' ' }, 'Nama dosen harus diisi'],
    [{ nama: undefined }, 'Nama dosen harus diisi'],
    [{ email: '' }, 'Email harus diisi'],
    [{ email: 'bukan' }, 'Format email tidak valid'],
    [{ password: undefined }, 'Password harus diisi'],
    [{ password: '' }, 'Password harus diisi'],
    [{ password: '12345' }, 'Password minimal 6 karakter'],
    [{ password: '123456' }, COMMON],
  ])('refuses %j', async (part, message) => {
    const whole = { nama: 'Tono', email: 'tono@uji.ac.id', password: 'rahasia' };
    expect(await create({ ...whole, ...part })).toMatchObject({ status: 400, body: { message } });
  });

  it.each(['SARI@uji.ac.id', 'mira@uji.ac.id', 'kepala@uji.ac.id'])(
    'refuses the email %s of any other account',
    async (email) => {
      expect(await create({ nama: 'Tono', email, password: 'rahasia' })).toMatchObject({
        status: 409,
        body: { message: 'Email sudah digunakan oleh dosen lain.' },
      });
    },
  );

  it('lets exactly one of equal ones pass', async () => {
    const body = { nama: 'Kembar', email: 'kembar@uji.ac.id', password: 'rahasia' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(body)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, ...Array(19).fill(409)]);
  });
});

describe('PUT /api/admin/dosen/{id}', () => {
  it.each([
    ['a name', { nama: 'Nama Baru' }, 200],
    ['the case of the email', { email: 'TETAP' }, 200],
    ['an empty password', { password: '' }, 200],
    ['the same status', { status: 'Aktif' }, 200],
    ['another email', { email: 'pindah@uji.ac.id' }, 401],
    ['a password', { password: 'rahasia-baru' }, 401],
    ['the status', { status: 'Nonaktif' }, 401],
  ])('with %s answers the lecturer; older tokens then get it right', async (_, part, expected) => {
    const { id, nama, email, password } = await newLecturer();
    const token = await server.tokenOf(email, password);
    const change = part as { email?: string };
    if (change.email === 'TETAP') change.email = email.toUpperCase();
    const answer = await update(id, { nama, email, ...change });
    const { password: _secret, ...shown } = { password: '', ...change };
    expect(answer).toEqual({
      status: 200,
      body: { id, nama, email, status: 'Aktif', ...shown },
    });
    expect(await statusWith(token)).toBe(expected);
  });

  it('changes the password, and says so without it', async () => {
    const { id, nama, email, password } = await newLecturer();
    await server.audit();
    await update(id, { nama, email, password: 'sandi-baru' });
    expect(await signIn(email, password)).toBe(401);
    expect(await signIn(email, 'sandi-baru')).toBe(200);
    const [line] = await server.audit();
    expect(line).toMatchObject({
      action: 'update',
      after: JSON.stringify({ nama, email, status: 'Aktif', passwordChanged: true }),
    });
  });

  it('disables and enables', async () => {
    const { id, nama, email, password } = await newLecturer();
    await update(id, { nama, email, status: 'Nonaktif' });
    expect(await signIn(email, password)).toBe(403);
    await update(id, { nama, email });
    expect(await signIn(email, password)).toBe(403);
    await update(id, { nama, email, status: 'Aktif' });
    expect(await signIn(email, password)).toBe(200);
  });

  it('renames the creator of their sets', async () => {
    const before = await sets();
    await update(2, { nama: 'Sari W.', email: 'Sari@uji.ac.id' });
    const creator = { id: 2, username: 'Sari W.', fullName: 'Sari W.' };
    expect(await sets()).toEqual(
      before.map((set) => (set.creator?.id === 2 ? { ...set, creator } : set)),
    );
  });

  it.each([
    [{ status: 'Cuti' }, 400],
    [{ password: '123' }, 400],
    [{ nama: '' }, 400],
    [{ email: 'x' }, 400],
    [{ email: 'MIRA@uji.ac.id' }, 409],
  ])('refuses %j with %i', async (part, status) => {
    const whole = { nama: 'Sari W.', email: 'Sari@uji.ac.id' };
    expect((await update(2, { ...whole, ...part })).status).toBe(status);
  });

  it.each([1, 4])('does not know the account %i, which is no lecturer', async (id) => {
    const body = { nama: 'X', email: 'x@uji.ac.id' };
    expect((await update(id, body)).status).toBe(404);
    expect((await server.call('DELETE', `/admin/dosen/${id}`)).status).toBe(404);
  });
});

describe('DELETE /api/admin/dosen/{id}', () => {
  it('ends their tokens and keeps their sets, without a creator and with the lecturer shown', async () => {
    const { db, setList } = server.services;
    await db.updateTable('question_sets').set({ lecturer: '' }).where('id', '=', 2).execute();
    setList.changed(2);
    const token = await server.tokenOf('sari@uji.ac.id', 'rahasia-sari');
    const before = await sets();
    expect(await server.call('DELETE', '/admin/dosen/2')).toEqual({
      status: 200,
      body: { message: 'Dosen berhasil dihapus' },
    });
    expect(await statusWith(token)).toBe(401);
    expect(await signIn('sari@uji.ac.id', 'rahasia-sari')).toBe(404);
    expect(await sets()).toEqual(before.map((set) => ({ ...set, creator: null })));
    const found = await server.call<unknown[]>('GET', '/questionsets?q=sari%20w');
    expect(found.body).toHaveLength(2);
    expect((await server.call('DELETE', '/admin/dosen/2')).status).toBe(404);
  });
});
