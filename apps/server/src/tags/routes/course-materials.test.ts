import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminServer, startAdminServer } from '../../test/admin-calls.js';

let server: AdminServer;

beforeAll(async () => {
  server = await startAdminServer();
});
afterAll(() => server.stop());

const materials = () => server.call('GET', '/course-materials/2', undefined, '');
const stats = async () =>
  (await server.call<object[]>('GET', '/course-material-stats', undefined, '')).body;

describe('course materials', () => {
  it('are public, by name', async () => {
    expect(await materials()).toEqual({
      status: 200,
      body: { success: true, data: [{ id: 1, name: 'Indeks' }], message: expect.any(String) },
    });
    expect((await server.get('/api/course-materials/99')).status).toBe(404);
  });

  it('are added, renamed and deleted', async () => {
    const added = await server.call('POST', '/course-materials', {
      courseId: 2,
      materialName: ' Arsitektur ',
    });
    const data = { id: expect.any(Number), name: 'Arsitektur' };
    expect(added).toEqual({
      status: 201,
      body: { success: true, data, message: 'Materi berhasil ditambahkan' },
    });
    expect((await materials()).body).toMatchObject({ data: [data, { name: 'Indeks' }] });

    const materialName = 'Hash';
    expect(await server.call('PUT', '/course-materials/1', { materialName })).toEqual({
      status: 200,
      body: { success: true, data: { id: 1, name: 'Hash' }, message: 'Materi berhasil diperbarui' },
    });
    expect(await server.call('DELETE', '/course-materials/1')).toEqual({
      status: 200,
      body: { success: true, message: 'Materi berhasil dihapus' },
    });
    expect((await server.call('DELETE', '/course-materials/1')).status).toBe(404);
    expect(await server.audit()).toEqual([
      expect.objectContaining({ after: '{"name":"Arsitektur","course":"Basis Data"}' }),
      expect.objectContaining({ before: '{"name":"Indeks"}', after: '{"name":"Hash"}' }),
      expect.objectContaining({ before: '{"name":"Hash"}', after: null }),
    ]);
  });

  it('may have the same name twice', async () => {
    const body = { courseId: 1, materialName: 'Kuis' };
    expect((await server.call('POST', '/course-materials', body)).status).toBe(201);
    expect((await server.call('POST', '/course-materials', body)).status).toBe(201);
  });

  it.each([
    [{ courseId: 2 }, 400],
    [{ courseId: 2, materialName: ' ' }, 400],
    [{ courseId: 2, materialName: 'x'.repeat(101) }, 400],
    [{ courseId: '2', materialName: 'Kuis' }, 400],
    [{ materialName: 'Kuis' }, 400],
    [{ courseId: 99, materialName: 'Kuis' }, 404],
  ])('refuse %j with %i', async (body, status) => {
    expect((await server.call('POST', '/course-materials', body)).status).toBe(status);
  });
});

describe('GET /api/course-material-stats', () => {
  it('counts tags with materials, and the sets that everyone sees', async () => {
    const fresh = await startAdminServer();
    const of = async () =>
      (await fresh.call<object[]>('GET', '/course-material-stats', undefined, '')).body;
    expect(await of()).toEqual([
      { id: 2, name: 'Basis Data', material_count: 2, question_set_count: 2 },
      { id: 1, name: 'Struktur Data', material_count: 0, question_set_count: 1 },
    ]);
    const { db, setList } = fresh.services;
    const withdrawn_at = '2025-02-01T00:00:00.000Z';
    await db.updateTable('question_sets').set({ withdrawn_at }).where('id', '=', 1).execute();
    // A write beside the server is not reported by itself.
    setList.changed(1);
    expect(await of()).toContainEqual(expect.objectContaining({ id: 2, question_set_count: 1 }));
    await fresh.stop();
  });

  it('names every course, also one without anything', async () => {
    await server.call('POST', '/course-tags', { name: 'Kosong' });
    expect(await stats()).toContainEqual(
      expect.objectContaining({ name: 'Kosong', material_count: 0, question_set_count: 0 }),
    );
  });
});
