import { type EndpointName, methodOf, routePatternOf } from '@bank-soal/contract/endpoints';
import { type Route, routes } from '@bank-soal/contract/routes';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { serverState } from '../test/server-fixtures.js';
import { createHttpAdminApi } from './http-admin-api.js';

const origin = 'http://bank-soal.test';
const server = setupServer();
const api = createHttpAdminApi({ origin, accessToken: () => 'a-token' });

beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

interface Seen {
  path: string;
  token: string | null;
  body: unknown;
}

/** Answers a call, and notes what was sent. */
function answer(name: EndpointName, value: object, status = 200): Seen[] {
  const seen: Seen[] = [];
  const method = methodOf(name).toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  server.use(
    http[method](origin + routePatternOf(name), async ({ request }) => {
      const text = await request.text();
      const { pathname, search } = new URL(request.url);
      seen.push({
        // Who is signed in asks under an address of their own.
        path: pathname + search.replace(/&$/, ''),
        token: request.headers.get('x-access-token'),
        body: text === '' ? undefined : JSON.parse(text),
      });
      return HttpResponse.json(value, { status });
    }),
  );
  return seen;
}

const tag = { id: 3, name: 'SQL', created_at: 'a', updated_at: 'b', course_tag_id: null };
const lecturer = { id: 2, nama: 'Sari', email: 'sari@contoh.ac.id', status: 'Aktif' };
const material = { success: true, message: '', data: { id: 5, name: 'Bab 1' } };
const newLecturer = { nama: 'Sari', email: 'sari@contoh.ac.id', password: 'rahasia' };
const gone = { message: 'Dihapus' };
const account = {
  id: 6,
  name: 'Budi',
  email: 'budi@contoh.ac.id',
  kind: 'student',
  status: 'Aktif',
  lastSignIn: null,
  created_at: 'a',
};
const merged = { id: 9, sets: 2, questions: 1 };
const uses = { courses: [], materials: [] };
const rows = [{ name: 'SQL' }];
const imported = { message: 'ok', count: 1 };

const calls: [EndpointName, object, () => Promise<unknown>, string, unknown][] = [
  ['courseTags', [tag], () => api.courseTags.list(), '/api/course-tags', undefined],
  [
    'createCourseTag',
    tag,
    () => api.courseTags.create({ name: 'SQL' }),
    '/api/course-tags',
    rows[0],
  ],
  [
    'updateCourseTag',
    tag,
    () => api.courseTags.rename(3, { name: 'SQL' }),
    '/api/course-tags/3',
    rows[0],
  ],
  [
    'mergeCourseTag',
    merged,
    () => api.courseTags.merge(3, 4),
    '/api/course-tags/3/merge',
    { into: 4 },
  ],
  ['deleteCourseTag', gone, () => api.courseTags.delete(3), '/api/course-tags/3', undefined],
  [
    'importCourseTags',
    imported,
    () => api.courseTags.import(rows),
    '/api/course-tags/import',
    { rows },
  ],
  ['materialTags', [tag], () => api.materialTags.list(), '/api/material-tags', undefined],
  [
    'createMaterialTag',
    tag,
    () => api.materialTags.create({ name: 'SQL' }),
    '/api/material-tags',
    rows[0],
  ],
  [
    'updateMaterialTag',
    tag,
    () => api.materialTags.rename(3, { name: 'SQL' }),
    '/api/material-tags/3',
    rows[0],
  ],
  [
    'mergeMaterialTag',
    merged,
    () => api.materialTags.merge(3, 4),
    '/api/material-tags/3/merge',
    { into: 4 },
  ],
  ['undoTagMerge', gone, () => api.undoTagMerge(9), '/api/tag-merges/9/undo', undefined],
  ['tagUses', uses, () => api.tagUses(), '/api/admin/tag-uses', undefined],
  ['deleteMaterialTag', gone, () => api.materialTags.delete(3), '/api/material-tags/3', undefined],
  [
    'importMaterialTags',
    imported,
    () => api.materialTags.import(rows),
    '/api/material-tags/import',
    { rows },
  ],
  [
    'materialTagsByCourse',
    [tag],
    () => api.materialTags.byCourse(7),
    '/api/material-tags/by-course/7',
    undefined,
  ],
  [
    'assignMaterialTag',
    tag,
    () => api.materialTags.assign(3, 7),
    '/api/material-tags/3/assign-course',
    { course_tag_id: 7 },
  ],
  [
    'unassignMaterialTag',
    tag,
    () => api.materialTags.unassign(3, 1),
    '/api/material-tags/3/unassign-course?course_tag_id=1',
    {},
  ],
  ['courseMaterialStats', [], () => api.courseStats(), '/api/course-material-stats', undefined],
  [
    'courseMaterials',
    { success: true, data: [], message: '' },
    () => api.courseMaterials.list(7),
    '/api/course-materials/7',
    undefined,
  ],
  [
    'createCourseMaterial',
    material,
    () => api.courseMaterials.create({ courseId: 7, materialName: 'Bab 1' }),
    '/api/course-materials',
    { courseId: 7, materialName: 'Bab 1' },
  ],
  [
    'updateCourseMaterial',
    material,
    () => api.courseMaterials.rename(5, { materialName: 'Bab 2' }),
    '/api/course-materials/5',
    { materialName: 'Bab 2' },
  ],
  [
    'deleteCourseMaterial',
    { success: true, message: '' },
    () => api.courseMaterials.delete(5),
    '/api/course-materials/5',
    undefined,
  ],
  ['lecturers', [lecturer], () => api.lecturers.list(), '/api/admin/dosen', undefined],
  [
    'createLecturer',
    lecturer,
    () => api.lecturers.create(newLecturer),
    '/api/admin/dosen',
    newLecturer,
  ],
  ['lecturer', lecturer, () => api.lecturers.toEdit(2), '/api/admin/dosen/2', undefined],
  [
    'updateLecturer',
    lecturer,
    () => api.lecturers.update(2, { nama: 'Sari', email: 's@x.id' }),
    '/api/admin/dosen/2',
    { nama: 'Sari', email: 's@x.id' },
  ],
  ['deleteLecturer', gone, () => api.lecturers.delete(2), '/api/admin/dosen/2', undefined],
  [
    'importLecturers',
    imported,
    () => api.lecturers.import([newLecturer]),
    '/api/admin/dosen/import',
    { rows: [newLecturer] },
  ],
  [
    'audit',
    [],
    () => api.audit({ action: 'masuk', actor: 2, from: '' }),
    '/api/admin/audit?action=masuk&actor=2',
    undefined,
  ],
  [
    'accounts',
    [],
    () => api.accounts.list({ q: 'sari', kind: 'student', status: '' }),
    '/api/admin/accounts?q=sari&kind=student',
    undefined,
  ],
  [
    'updateAccount',
    account,
    () => api.accounts.update(6, { status: 'Nonaktif' }),
    '/api/admin/accounts/6',
    { status: 'Nonaktif' },
  ],
  ['deleteAccount', gone, () => api.accounts.delete(6), '/api/admin/accounts/6', undefined],
  [
    'importAccounts',
    imported,
    () => api.accounts.import(rows),
    '/api/admin/accounts/import',
    { rows },
  ],
  [
    'searchIndex',
    { waiting: 3, done: 812, withoutText: 41, failed: 2 },
    () => api.searchIndex(),
    '/api/admin/search-index',
    undefined,
  ],
  [
    'adminQuestionSets',
    [{ id: 4, title: 'UTS', subject: 'Basis Data', level: 'Mudah', withdrawn_at: null }],
    () => api.sets.page({ q: 'uts', withdrawn: 'false' }),
    '/api/admin/questionsets?q=uts&withdrawn=false',
    undefined,
  ],
  [
    'changeSetOwner',
    {
      message: 'Ya',
      questionSet: { id: 4, title: 'UTS', subject: 'x', level: 'Mudah', withdrawn_at: null },
    },
    () => api.sets.changeOwner(4, 7),
    '/api/admin/questionsets/4/owner',
    { accountId: 7 },
  ],
  [
    'overview',
    {
      sets: 1,
      files: 1,
      bytes: 20,
      downloads: [{ week: '2026-W47', count: 1 }],
      coverage: [{ course: 'Basis Data', year: 2025, sets: 1, withKey: 0 }],
      index: { waiting: 0, done: 1, withoutText: 0, failed: 0 },
    },
    () => api.overview(),
    '/api/admin/overview',
    undefined,
  ],
  ['serverState', serverState, () => api.serverState(), '/api/admin/server', undefined],
];

describe('createHttpAdminApi', () => {
  it.each(calls)('%s sends its token and its body', async (name, value, call, path, body) => {
    const seen = answer(name, value);
    await call();
    expect(seen).toEqual([{ path, token: 'a-token', body }]);
  });

  it('has every call that the contract keeps for administrators', () => {
    const known = new Set(calls.map(([name]) => name));
    const wanted = Object.entries(routes as Record<string, Route>).flatMap(([name, { access }]) =>
      access === 'admin' ? [name] : [],
    );
    expect(wanted.filter((name) => !known.has(name as EndpointName))).toEqual([]);
  });

  it('names the bad rows of a refused import', async () => {
    const errors = [{ row: 2, field: 'name', message: 'Nama tag sudah digunakan' }];
    answer('importCourseTags', { message: 'Impor dibatalkan', errors }, 422);
    await expect(api.courseTags.import(rows)).rejects.toMatchObject({
      status: 422,
      message: 'Impor dibatalkan',
      rows: errors,
    });
  });
});

it('holds a change of a lecturer to the state that was read', async () => {
  const tags: (string | null)[] = [];
  server.use(
    http.get(origin + routePatternOf('lecturer'), () =>
      HttpResponse.json(lecturer, { headers: { etag: 'W/"satu"' } }),
    ),
    http.put(origin + routePatternOf('updateLecturer'), ({ request }) => {
      tags.push(request.headers.get('if-match'));
      return HttpResponse.json(lecturer);
    }),
  );
  const read = await api.lecturers.toEdit(2);
  expect(read).toEqual({ lecturer, etag: 'W/"satu"' });
  const body = { nama: 'Sari', email: 's@x.id' };
  await api.lecturers.update(2, body, read.etag);
  await api.lecturers.update(2, body);
  expect(tags).toEqual(['W/"satu"', null]);
});
