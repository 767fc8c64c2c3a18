import type { LecturerAnswer } from '@bank-soal/contract/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminServer, startAdminServer } from '../../test/admin-calls.js';

let server: AdminServer;

beforeAll(async () => {
  server = await startAdminServer();
});
afterAll(() => server.stop());

let turn = 0;
async function newLecturer(): Promise<LecturerAnswer> {
  turn += 1;
  const body = { nama: `Dosen ${turn}`, email: `d${turn}@uji.ac.id`, password: 'rahasia' };
  return (await server.call<LecturerAnswer>('POST', '/admin/dosen', body)).body;
}

const headers = (more = {}) => ({ 'x-access-token': server.adminToken, ...more });
const read = (id: number) => server.get(`/api/admin/dosen/${id}`, { headers: headers() });
const lecturer = async (id: number) => (await (await read(id)).json()) as LecturerAnswer;
const tagOf = async (id: number) => (await read(id)).headers.get('etag') ?? '';

function put(id: number, body: object, ifMatch?: string): Promise<Response> {
  return server.get(`/api/admin/dosen/${id}`, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: headers(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
  });
}

describe('GET /api/admin/dosen/{id}', () => {
  it('answers one lecturer, uncached, with an ETag', async () => {
    const known = await newLecturer();
    const answer = await read(known.id);
    expect([answer.status, await answer.json()]).toEqual([200, known]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('etag')).toMatch(/^W\/"/);
  });

  it.each([1, 4, 999_999])('does not know the account %i, which is no lecturer', async (id) => {
    expect((await read(id)).status).toBe(404);
  });
});

describe('PUT /api/admin/dosen/{id} with If-Match', () => {
  it('is refused when the lecturer is another by then, and says who it is', async () => {
    const { id, nama, email } = await newLecturer();
    const stale = await tagOf(id);
    expect((await put(id, { nama: 'Nama yang diperbaiki', email })).status).toBe(200);
    await server.audit();

    const refused = await put(id, { nama, email, status: 'Nonaktif' }, stale);
    expect(refused.status).toBe(412);
    const now = await lecturer(id);
    expect(await refused.json()).toEqual({
      message: 'Data dosen ini sudah berubah sejak Anda membukanya. Tidak ada yang disimpan.',
      code: 'changed-meanwhile',
      what: 'lecturer',
      current: now,
    });
    expect(refused.headers.get('etag')).toBe(await tagOf(id));
    expect(now).toMatchObject({ nama: 'Nama yang diperbaiki', status: 'Aktif' });
    expect(await server.audit()).toEqual([]);
  });

  it('is done when the lecturer is still the same, and answers the tag of what they are now', async () => {
    const { id, nama, email } = await newLecturer();
    const first = await put(id, { nama: 'Satu', email }, await tagOf(id));
    expect(first.status).toBe(200);
    expect(first.headers.get('etag')).toBe(await tagOf(id));
    expect((await put(id, { nama, email }, first.headers.get('etag') ?? '')).status).toBe(200);
    expect((await put(id, { nama, email }, '*')).status).toBe(200);
  });

  it('asks whether there is such a lecturer, and whether the body is good, first', async () => {
    const { id, nama, email } = await newLecturer();
    expect((await put(1, { nama, email }, '"x"')).status).toBe(404);
    expect((await put(id, { nama: '', email }, '"x"')).status).toBe(400);
  });

  it('lets one of two that come at the same time through', async () => {
    const { id, email } = await newLecturer();
    const tag = await tagOf(id);
    const names = ['Pertama', 'Kedua'];
    const answers = await Promise.all(names.map((nama) => put(id, { nama, email }, tag)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const done = names[answers.findIndex(({ status }) => status === 200)];
    expect(await lecturer(id)).toMatchObject({ nama: done });
  });
});

describe('PUT /api/admin/dosen/{id} without If-Match', () => {
  it('changes whoever is there', async () => {
    const { id, email } = await newLecturer();
    await put(id, { nama: 'Oleh yang lain', email });
    expect((await put(id, { nama: 'Oleh saya', email })).status).toBe(200);
  });
});
