import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminServer, startAdminServer } from '../../test/admin-calls.js';

let server: AdminServer;

beforeAll(async () => {
  server = await startAdminServer();
});
afterAll(() => server.stop());

type Made = { id?: number; data?: { id: number } };

const KINDS = [
  { path: '/course-tags', field: 'name', more: {} },
  { path: '/material-tags', field: 'name', more: {} },
  { path: '/course-materials', field: 'materialName', more: { courseId: 2 } },
];

describe.each(KINDS)('a rename at $path', ({ path, field, more }) => {
  async function made(name: string): Promise<string> {
    const { body } = await server.call<Made>('POST', path, { [field]: name, ...more });
    return `${path}/${body.id ?? body.data?.id}`;
  }
  const rename = (at: string, name: string, from?: string) =>
    server.call('PUT', at, { [field]: name, ...(from !== undefined && { from }) });

  it('that was made from another name is refused with the name that is there', async () => {
    const at = await made('Satu');
    expect((await rename(at, 'Dua', 'Satu')).status).toBe(200);
    await server.audit();
    expect(await rename(at, 'Tiga', 'Satu')).toEqual({
      status: 409,
      body: {
        code: 'renamed-meanwhile',
        name: 'Dua',
        message:
          'Sementara itu namanya diganti menjadi "Dua", jadi belum ada yang disimpan. Simpan lagi untuk memakai nama Anda.',
      },
    });
    expect(await server.audit()).toEqual([]);
    expect((await rename(at, 'Tiga', 'Dua')).status).toBe(200);
  });

  it('that comes again is done', async () => {
    const at = await made('Asal');
    expect((await rename(at, 'Tujuan', 'Asal')).status).toBe(200);
    expect((await rename(at, 'Tujuan', 'Asal')).status).toBe(200);
  });

  it('that does not say what it was made from is the last one', async () => {
    const at = await made('Mula');
    expect((await rename(at, 'Oleh yang lain')).status).toBe(200);
    expect((await rename(at, 'Oleh saya')).status).toBe(200);
  });
});
