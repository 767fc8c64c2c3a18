import type { ImportErrorAnswer } from '@bank-soal/contract/common';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminServer, startAdminServer } from '../../test/admin-calls.js';

let server: AdminServer;

beforeAll(async () => {
  server = await startAdminServer();
});
afterAll(() => server.stop());

const send = <T = { message: string; count: number }>(path: string, rows: unknown) =>
  server.call<T>('POST', `/${path}/import`, { rows });
const refused = async (path: string, rows: unknown) => {
  const { status, body } = await send<ImportErrorAnswer>(path, rows);
  return [status, body.errors?.map(({ row, field, message }) => [row, field, message])];
};
const count = async (path: string) => (await server.call<unknown[]>('GET', `/${path}`)).body.length;

const person = (values: object) => ({ nama: 'Dosen', password: 'rahasia-1', ...values });

describe.each([
  ['course-tags', 'Nama tag sudah digunakan', 'basis data'],
  ['material-tags', 'Tag dengan nama ini sudah ada', 'sql'],
])('POST /api/%s/import', (path, duplicate, known) => {
  it('names every bad row and stores nothing', async () => {
    const before = await count(path);
    const rows = [
      { name: 'Baru' },
      { name: '  ' },
      { name: known },
      { name: 'BARU ' },
      {},
      { name: 'x'.repeat(101) },
    ];
    expect(await refused(path, rows)).toEqual([
      422,
      [
        [2, 'name', 'Nama tag harus diisi'],
        [3, 'name', duplicate],
        [4, 'name', duplicate],
        [5, 'name', 'Nama tag harus diisi'],
        [6, 'name', 'Nama tag maksimal 100 karakter'],
      ],
    ]);
    expect(await count(path)).toBe(before);
  });

  it('compares names as they would be stored', async () => {
    const [start, ...rest] = known;
    const rows = [
      { name: `${start}\u0000${rest.join('')}` },
      { name: 'Ya\tni' },
      { name: 'ya ni' },
    ];
    expect(await refused(path, rows)).toEqual([
      422,
      [
        [1, 'name', duplicate],
        [3, 'name', duplicate],
      ],
    ]);
  });

  it('stores 500 rows and writes each down', async () => {
    await server.audit();
    const before = await count(path);
    const rows = Array.from({ length: 500 }, (_, index) => ({ name: `Tag ${index}` }));
    expect(await send(path, rows)).toEqual({
      status: 201,
      body: { message: '500 tag berhasil diimpor', count: 500 },
    });
    expect(await count(path)).toBe(before + 500);
    expect(await server.audit()).toHaveLength(500);
  });

  it('takes the same rows once when they come twice at a time', async () => {
    const rows = [{ name: 'Kembar A' }, { name: 'Kembar B' }];
    const statuses = (await Promise.all([send(path, rows), send(path, rows)])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([201, 422]);
  });

  it.each([
    { rows: undefined },
    { rows: [] },
    { rows: 'x' },
    { rows: [7] },
    { rows: Array.from({ length: 501 }, (_, index) => ({ name: `Lebih ${index}` })) },
  ])('refuses rows that are none or too many', async ({ rows }) => {
    expect((await send(path, rows)).status).toBe(400);
  });
});

describe('POST /api/admin/dosen/import', () => {
  it('names every bad row and stores nothing', async () => {
    const before = await count('admin/dosen');
    const rows = [
      person({ email: 'satu@uji.ac.id' }),
      person({ email: 'SATU@uji.ac.id' }),
      person({ email: 'mira@uji.ac.id', password: '123' }),
      person({ email: 'bukan email', nama: '' }),
      {},
      person({ email: 'umum@uji.ac.id', password: 'qwerty' }),
    ];
    expect(await refused('admin/dosen', rows)).toEqual([
      422,
      [
        [2, 'email', 'Email sudah digunakan oleh dosen lain.'],
        [3, 'password', 'Password minimal 6 karakter'],
        [3, 'email', 'Email sudah digunakan oleh dosen lain.'],
        [4, 'nama', 'Nama dosen harus diisi'],
        [4, 'email', 'Format email tidak valid'],
        [5, 'nama', 'Nama dosen harus diisi'],
        [5, 'email', 'Email harus diisi'],
        [5, 'password', 'Password harus diisi'],
        [6, 'password', expect.stringContaining('paling sering dipakai')],
      ],
    ]);
    expect(await count('admin/dosen')).toBe(before);
  });

  it('adds lecturers who sign in at once', async () => {
    const rows = [1, 2, 3].map((index) => person({ email: `impor${index}@uji.ac.id` }));
    expect(await send('admin/dosen', rows)).toMatchObject({ status: 201, body: { count: 3 } });
    expect(await server.tokenOf('impor2@uji.ac.id', 'rahasia-1')).toBeTruthy();
  });
});
