import type { AuditEvent } from '@bank-soal/contract/administration';
import type { QuestionAnswer } from '@bank-soal/contract/questions';
import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import type { MaterialTagAnswer, TagMergeAnswer, TagUsesAnswer } from '@bank-soal/contract/tags';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type AdminServer, startAdminServer } from '../../test/admin-calls.js';

let server: AdminServer | undefined;
const running = () => server as AdminServer;

beforeEach(async () => {
  await server?.stop();
  server = await startAdminServer();
});
afterAll(() => server?.stop());

const call = <T>(method: string, path: string, body?: unknown) =>
  running().call<T>(method, path, body);

interface Tag {
  id: number;
  name: string;
}

async function idOf(kind: 'course' | 'material', name: string) {
  const { body } = await call<Tag[]>('GET', `/${kind}-tags`);
  return body.find((tag) => tag.name === name)?.id ?? 0;
}

const add = async (kind: 'course' | 'material', name: string) =>
  (await call<Tag>('POST', `/${kind}-tags`, { name })).body.id;

const setBody = (subject: string, topics: string) => ({
  title: `UTS ${subject}`,
  subject,
  topics,
  difficulty: 'Mudah',
  year: 2025,
  lecturer: 'Sari',
  description: '',
  lastupdated: '2025-01-01T00:00:00Z',
});

async function addSet(subject: string, topics: string) {
  const made = await call<{ questionSet: { id: number } }>(
    'POST',
    '/questionsets',
    setBody(subject, topics),
  );
  return made.body.questionSet.id;
}

const setOf = async (id: number) =>
  (await call<QuestionSetAnswer>('GET', `/questionsets/${id}`)).body;

async function addQuestion(subject: string, topics: string[]) {
  const body = {
    kind: 'uraian',
    subject,
    difficulty: 'Mudah',
    topics,
    markdown: subject,
    answer: 'A',
  };
  return (await call<QuestionAnswer>('POST', '/questions', body)).body.id;
}

const questionOf = async (id: number) =>
  (await call<QuestionAnswer>('GET', `/questions/${id}`)).body;

const usesOf = async (kind: 'courses' | 'materials', id: number) =>
  (await call<TagUsesAnswer>('GET', '/admin/tag-uses')).body[kind].find((one) => one.id === id);

describe('a material tag', () => {
  async function mergeSql() {
    const from = await add('material', 'sql lanjut');
    const into = await idOf('material', 'SQL');
    const both = await addSet('Basis Data', 'SQL Lanjut, Join, SQL');
    const one = await addSet('Basis Data', 'Sql lanjut');
    const question = await addQuestion('Basis Data', ['SQL lanjut', 'Join']);
    return { from, into, both, one, question };
  }

  it('goes into another with all that has it, as many as was said before', async () => {
    const { from, into, both, one, question } = await mergeSql();
    const before = await setOf(one);
    expect(await usesOf('materials', from)).toEqual({
      id: from,
      sets: 2,
      questions: 1,
      course: null,
    });
    const merged = await call<TagMergeAnswer>('POST', `/material-tags/${from}/merge`, { into });
    expect(merged).toEqual({
      status: 200,
      body: { id: expect.any(Number), sets: 2, questions: 1 },
    });
    expect((await setOf(both)).topics).toBe('SQL, Join');
    const { updated_at } = before;
    expect(await setOf(one)).toMatchObject({ topics: 'SQL', updated_at });
    expect(await questionOf(question)).toMatchObject({ topics: ['SQL', 'Join'], version: 2 });
    expect(await idOf('material', 'sql lanjut')).toBe(0);
    const { body } = await call<AuditEvent[]>('GET', '/admin/audit?action=merge');
    expect(body).toEqual([
      expect.objectContaining({
        target: 'material-tag',
        targetId: into,
        before: { name: 'sql lanjut' },
        after: { name: 'SQL', sets: 2, questions: 1 },
      }),
    ]);
  });

  it('comes back with all that had it, but for what was changed meanwhile, once', async () => {
    const { from, into, both, one, question } = await mergeSql();
    const { body } = await call<TagMergeAnswer>('POST', `/material-tags/${from}/merge`, { into });
    const changed = { ...setBody('Basis Data', 'SQL, Indeks'), title: 'UTS' };
    expect((await call('PUT', `/questionsets/${one}`, changed)).status).toBe(200);
    expect((await call('POST', `/tag-merges/${body.id}/undo`)).status).toBe(200);
    expect((await setOf(both)).topics).toBe('SQL Lanjut, Join, SQL');
    expect((await setOf(one)).topics).toBe('SQL, Indeks');
    expect((await questionOf(question)).topics).toEqual(['SQL lanjut', 'Join']);
    expect(await idOf('material', 'sql lanjut')).toBe(from);
    expect((await call('POST', `/tag-merges/${body.id}/undo`)).status).toBe(404);
  });

  it('gives its course to one without, and takes it back', async () => {
    const from = await idOf('material', 'SQL');
    const into = await add('material', 'Kueri');
    const courseOf = async (id: number) =>
      (await call<MaterialTagAnswer[]>('GET', '/material-tags')).body.find((tag) => tag.id === id)
        ?.course_tag_id;
    const { body } = await call<TagMergeAnswer>('POST', `/material-tags/${from}/merge`, { into });
    expect(await courseOf(into)).toBe(2);
    await call('POST', `/tag-merges/${body.id}/undo`);
    expect([await courseOf(into), await courseOf(from)]).toEqual([null, 2]);
  });

  it('stays merged after a minute, and where its name is another’s by now', async () => {
    const { from, into } = await mergeSql();
    const first = await call<TagMergeAnswer>('POST', `/material-tags/${from}/merge`, { into });
    const other = await add('material', 'SQL Lanjut');
    const undo = (id: number) => call<{ code: string }>('POST', `/tag-merges/${id}/undo`);
    expect(await undo(first.body.id)).toMatchObject({ status: 409, body: { code: 'taken' } });
    const at = new Date(Date.now() - 61_000).toISOString();
    const again = await call<TagMergeAnswer>('POST', `/material-tags/${other}/merge`, { into });
    await running()
      .services.db.updateTable('tag_merges')
      .set({ at } as never)
      .execute();
    expect(await undo(again.body.id)).toMatchObject({
      status: 409,
      body: { code: 'merge-undo-over' },
    });
  });

  it('goes into no tag that is not there, and not into itself', async () => {
    const id = await idOf('material', 'SQL');
    const into = (other: number) => call('POST', `/material-tags/${id}/merge`, { into: other });
    expect([(await into(id)).status, (await into(999)).status]).toEqual([400, 404]);
  });
});

describe('a course tag', () => {
  it('takes its sets, questions, tags, materials and followers along, there and back', async () => {
    const into = await idOf('course', 'Basis Data');
    const from = await add('course', 'Basisdata');
    const set = await addSet('basisdata', 'SQL');
    const question = await addQuestion('Basisdata', []);
    const tag = await add('material', 'Transaksi');
    await call('PUT', `/material-tags/${tag}/assign-course`, { course_tag_id: from });
    for (const [courseId, materialName] of [
      [from, 'Pertemuan 1'],
      [from, 'Pertemuan 2'],
      [into, 'pertemuan 2'],
    ]) {
      await call('POST', '/course-materials', { courseId, materialName });
    }
    await call('PUT', `/me/courses/${from}`);
    const state = async () => ({
      subjects: [(await setOf(set)).subject, (await questionOf(question)).subject],
      tags: (await call<Tag[]>('GET', `/material-tags/by-course/${into}`)).body.map(({ id }) => id),
      materials: (await call<{ data: Tag[] }>('GET', `/course-materials/${into}`)).body.data
        .map(({ name }) => name)
        .toSorted(),
      follows: (await call<number[]>('GET', '/me/courses')).body,
    });
    const before = await state();
    expect(await usesOf('courses', from)).toEqual({
      id: from,
      sets: 1,
      questions: 1,
      materials: 3,
    });
    const { body } = await call<TagMergeAnswer>('POST', `/course-tags/${from}/merge`, { into });
    expect(body).toMatchObject({ sets: 1, questions: 1 });
    expect(await state()).toEqual({
      subjects: ['Basis Data', 'Basis Data'],
      tags: [...before.tags, tag].toSorted((a, b) => a - b),
      materials: ['Indeks', 'Pertemuan 1', 'pertemuan 2'],
      follows: [into],
    });
    expect((await call('POST', `/tag-merges/${body.id}/undo`)).status).toBe(200);
    expect(await state()).toEqual(before);
    expect(await usesOf('courses', from)).toEqual({
      id: from,
      sets: 1,
      questions: 1,
      materials: 3,
    });
  });
});
