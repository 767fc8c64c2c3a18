import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import type { MaterialTagAnswer } from '@bank-soal/contract/tags';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminServer, startAdminServer } from '../../test/admin-calls.js';

let server: AdminServer;

beforeAll(async () => {
  server = await startAdminServer();
});
afterAll(() => server.stop());

type Answer = MaterialTagAnswer & { message: string };

const create = (name: unknown) => server.call<Answer>('POST', '/material-tags', { name });
const put = (path: string, body?: unknown) =>
  server.call<Answer>('PUT', `/material-tags/${path}`, body);
const ofCourse = async (id: number) => {
  const { body } = await server.call<Answer[]>('GET', `/material-tags/by-course/${id}`);
  return body.map(({ name }) => name);
};

describe('GET /api/material-tags', () => {
  it('is public, by name, each with its course', async () => {
    const list = (await (await server.get('/api/material-tags')).json()) as Answer[];
    expect(list.map(({ name, course_tag_id }) => [name, course_tag_id])).toEqual([
      ['Graph', null],
      ['Normalisasi', null],
      ['SQL', 2],
    ]);
    expect(await ofCourse(2)).toEqual(['SQL']);
    expect(await ofCourse(1)).toEqual([]);
    expect((await server.get('/api/material-tags/by-course/99')).status).toBe(404);
  });
});

describe('POST /api/material-tags', () => {
  it('adds a free tag', async () => {
    const { status, body } = await create(' Trigger ');
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      name: 'Trigger',
      created_at: expect.any(String),
      updated_at: expect.any(String),
      course_tag_id: null,
    });
  });

  it('refuses what is empty or there already', async () => {
    expect(await create('')).toMatchObject({
      status: 400,
      body: { message: 'Nama tag harus diisi' },
    });
    const message = 'Tag dengan nama ini sudah ada';
    expect(await create('sql')).toMatchObject({ status: 409, body: { message } });
  });

  it('lets exactly one of equal ones pass', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => create('Rekursi')));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, ...Array(19).fill(409)]);
  });
});

describe('PUT /api/material-tags/{id}', () => {
  it('renames it, and the topics with its name as a whole, dates unchanged', async () => {
    const list = async () =>
      (await (await server.get('/api/questionsets')).json()) as QuestionSetAnswer[];
    const { db, setList } = server.services;
    const topics = 'NoSQL, sql, Join';
    await db.updateTable('question_sets').set({ topics }).where('id', '=', 2).execute();
    setList.changed(2);
    const before = await list();
    await server.audit();
    const answer = await put('1', { name: 'SQL Dasar' });
    expect(answer).toMatchObject({ status: 200, body: { name: 'SQL Dasar', course_tag_id: 2 } });
    const expected: Record<number, string> = {
      1: 'SQL Dasar, Normalisasi',
      2: 'NoSQL, SQL Dasar, Join',
      3: 'SQL Dasar, Normalisasi',
    };
    expect(await list()).toEqual(before.map((set) => ({ ...set, topics: expected[set.id] })));
    expect(await server.audit()).toEqual([
      expect.objectContaining({
        target: 'material-tag',
        before: '{"name":"SQL"}',
        after: '{"name":"SQL Dasar","sets":3}',
      }),
    ]);
    const found = await server.call<unknown[]>('GET', '/questionsets?materialTag=sql%20d');
    expect(found.body).toHaveLength(3);
  });

  it('refuses the name of another', async () => {
    const message = 'Tag dengan nama ini sudah ada';
    expect(await put('2', { name: 'normalisasi' })).toMatchObject({
      status: 409,
      body: { message },
    });
  });
});

describe('a tag and its course', () => {
  it('come together and apart', async () => {
    await server.audit();
    const assigned = await put('2/assign-course', { course_tag_id: 1 });
    expect(assigned).toMatchObject({ status: 200, body: { name: 'Graph', course_tag_id: 1 } });
    expect(await ofCourse(1)).toEqual(['Graph']);
    expect((await put('2/assign-course', { course_tag_id: 1 })).status).toBe(200);
    const other = await put('2/assign-course', { course_tag_id: 2 });
    expect(other).toMatchObject({
      status: 409,
      body: { message: 'Tag sudah dipakai mata kuliah lain.' },
    });
    const freed = await put('2/unassign-course');
    expect(freed).toMatchObject({ status: 200, body: { course_tag_id: null } });
    expect((await put('2/unassign-course', {})).status).toBe(200);
    expect(await server.audit()).toEqual([
      expect.objectContaining({
        action: 'assign',
        after: '{"name":"Graph","course":"Struktur Data"}',
      }),
      expect.objectContaining({
        action: 'unassign',
        before: '{"name":"Graph","course":"Struktur Data"}',
      }),
    ]);
  });

  it('stay together when it is another course than the one it is taken from', async () => {
    await put('2/assign-course', { course_tag_id: 1 });
    await server.audit();
    expect(await put('2/unassign-course?course_tag_id=2', {})).toEqual({
      status: 409,
      body: {
        message: 'Tag ini sudah dipindahkan ke mata kuliah lain. Tidak ada yang diubah.',
        code: 'changed-meanwhile',
        what: 'material-tag',
      },
    });
    expect(await ofCourse(1)).toEqual(['Graph']);
    expect(await server.audit()).toEqual([]);
    const freed = await put('2/unassign-course?course_tag_id=1', {});
    expect(freed).toMatchObject({ status: 200, body: { course_tag_id: null } });
    expect((await put('2/unassign-course?course_tag_id=1', {})).status).toBe(200);
    expect((await put('2/unassign-course?course_tag_id=x', {})).status).toBe(400);
  });

  it('refuses a course that is none', async () => {
    expect((await put('2/assign-course', { course_tag_id: 99 })).status).toBe(404);
    expect((await put('2/assign-course', { course_tag_id: 'x' })).status).toBe(400);
    expect((await put('2/assign-course', {})).status).toBe(400);
  });

  it('find one winner when two courses want it at once', async () => {
    const answers = await Promise.all(
      [1, 2].map((course_tag_id) => put('3/assign-course', { course_tag_id })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('DELETE /api/material-tags/{id}', () => {
  it('deletes it once, and leaves the sets alone', async () => {
    expect(await server.call('DELETE', '/material-tags/3')).toEqual({
      status: 200,
      body: { message: 'Tag berhasil dihapus' },
    });
    expect((await server.call('DELETE', '/material-tags/3')).status).toBe(404);
  });
});
