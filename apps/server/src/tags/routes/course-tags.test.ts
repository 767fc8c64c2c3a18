import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import type { CourseTagAnswer } from '@bank-soal/contract/tags';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminServer, startAdminServer } from '../../test/admin-calls.js';

let server: AdminServer;

beforeAll(async () => {
  server = await startAdminServer();
});
afterAll(() => server.stop());

const create = (name: unknown, token?: string) =>
  server.call<CourseTagAnswer & { message: string }>('POST', '/course-tags', { name }, token);

describe('GET /api/course-tags', () => {
  it('is public, by name, with an ETag', async () => {
    const answer = await server.get('/api/course-tags');
    expect(await answer.json()).toEqual([
      {
        id: 2,
        name: 'Basis Data',
        created_at: expect.stringMatching(/Z$/),
        updated_at: expect.stringMatching(/Z$/),
      },
      expect.objectContaining({ id: 1, name: 'Struktur Data' }),
    ]);
    const etag = answer.headers.get('etag') ?? '';
    expect(answer.headers.get('cache-control')).not.toContain('max-age');
    const same = await server.get('/api/course-tags', { headers: { 'if-none-match': etag } });
    expect(same.status).toBe(304);
  });
});

describe('POST /api/course-tags', () => {
  it('adds a trimmed name, which lists and filters show at once', async () => {
    const { status, body } = await create('  Sistem Operasi ');
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      name: 'Sistem Operasi',
      created_at: expect.any(String),
      updated_at: body.created_at,
    });
    const list = await server.call<CourseTagAnswer[]>('GET', '/course-tags');
    expect(list.body).toContainEqual(body);
    const dropdown = await (await server.get('/api/dropdown/all-dropdown-data')).text();
    expect(dropdown).toContain('Sistem Operasi');
    expect(await server.audit()).toEqual([
      {
        actor_id: 1,
        actor_name: 'Kepala Lab',
        action: 'create',
        target: 'course-tag',
        target_id: body.id,
        before: null,
        after: '{"name":"Sistem Operasi"}',
      },
    ]);
  });

  it.each([
    [undefined, 'Nama tag harus diisi'],
    ['  ', 'Nama tag harus diisi'],
    [7, 'Nama tag harus diisi'],
    ['x'.repeat(101), 'Nama tag maksimal 100 karakter'],
  ])('refuses the name %j', async (name, message) => {
    expect(await create(name)).toMatchObject({ status: 400, body: { message } });
  });

  it.each(['BASIS data', ' Basis Data', 'Ｂａｓｉｓ Ｄａｔａ'])(
    'refuses a second %j',
    async (name) => {
      expect(await create(name)).toMatchObject({
        status: 409,
        body: { message: 'Nama tag sudah digunakan' },
      });
    },
  );

  it('lets exactly one of equal ones pass', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => create(turn % 2 ? 'Grafika' : 'GRAFIKA')),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, ...Array(19).fill(409)]);
    expect(await server.audit()).toHaveLength(1);
  });

  it('keeps one plain line of the name, which must hold something then', async () => {
    expect((await create('Teori\u0000\u202E Graf\nLanjut')).body.name).toBe('Teori Graf Lanjut');
    expect((await create('\u0000\u202E')).status).toBe(400);
    await server.audit();
  });

  it('stores no unknown field', async () => {
    const body = { name: 'Kompilasi', id: 900, created_at: 'dulu' };
    const answer = await server.call<CourseTagAnswer>('POST', '/course-tags', body);
    expect(answer.body.id).toBeLessThan(900);
    expect(answer.body.created_at).not.toBe('dulu');
  });
});

describe('PUT /api/course-tags/{id}', () => {
  const sets = async () =>
    (await (await server.get('/api/questionsets')).json()) as QuestionSetAnswer[];

  it('renames it, and the subjects with its name, dates unchanged', async () => {
    const { db, setList } = server.services;
    await db
      .updateTable('question_sets')
      .set({ subject: 'basis DATA' })
      .where('id', '=', 3)
      .execute();
    setList.changed(3);
    await server.audit();
    const before = await sets();
    const { status, body } = await server.call('PUT', '/course-tags/2', { name: 'Sistem Data' });
    expect([status, body]).toEqual([200, expect.objectContaining({ id: 2, name: 'Sistem Data' })]);
    const after = await sets();
    expect(after).toEqual(
      before.map((set) =>
        set.subject.toLowerCase() === 'basis data' ? { ...set, subject: 'Sistem Data' } : set,
      ),
    );
    expect(after.filter((set) => set.subject === 'Sistem Data')).toHaveLength(2);
    expect(await server.audit()).toEqual([
      expect.objectContaining({
        action: 'update',
        before: '{"name":"Basis Data"}',
        after: '{"name":"Sistem Data","sets":2}',
      }),
    ]);
    const found = await server.call<unknown[]>('GET', '/questionsets?courseTag=sistem');
    expect(found.body).toHaveLength(2);
    expect((await server.call('PUT', '/course-tags/2', { name: 'Basis Data' })).status).toBe(200);
  });

  it('takes its own name in another case, but not that of another', async () => {
    expect((await server.call('PUT', '/course-tags/2', { name: 'BASIS DATA' })).status).toBe(200);
    const before = await sets();
    const taken = await server.call('PUT', '/course-tags/2', { name: 'struktur data' });
    expect(taken).toMatchObject({ status: 409, body: { message: 'Nama tag sudah digunakan' } });
    expect(await sets()).toEqual(before);
  });
});

describe('DELETE /api/course-tags/{id}', () => {
  it('frees its tags, deletes its materials, keeps the sets', async () => {
    const { body } = await server.call('DELETE', '/course-tags/2');
    expect(body).toEqual({ message: 'Tag berhasil dihapus' });
    const tags = await server.call<{ course_tag_id: unknown }[]>('GET', '/material-tags');
    expect(tags.body.map((tag) => tag.course_tag_id)).toEqual([null, null, null]);
    const { db } = server.services;
    expect(await db.selectFrom('course_materials').selectAll().execute()).toEqual([]);
    const list = (await (await server.get('/api/questionsets')).json()) as unknown[];
    expect(list).toHaveLength(3);
    expect((await server.call('DELETE', '/course-tags/2')).status).toBe(404);
  });
});
