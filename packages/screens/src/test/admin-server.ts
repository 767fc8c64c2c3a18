import type { LecturerAnswer } from '@bank-soal/contract/accounts';
import { TAG_SENTENCES } from '@bank-soal/contract/sentences';
import type { MaterialTagAnswer } from '@bank-soal/contract/tags';
import type { HttpHandler } from 'msw';
import { lecturerAnswers, materialTagAnswers } from './admin-fixtures.js';
import { type MockCall, refusal, serve } from './mock.js';
import { store } from './store.js';

/** Adds the rows of an import. */
function addAll({ body }: MockCall, add: (row: Record<string, string>) => unknown) {
  const { rows } = body as { rows: Record<string, string>[] };
  for (const row of rows) add(row);
  return { message: 'Berhasil', count: rows.length };
}

/** Lecturers that can be added, changed and deleted; every call needs a token. */
export function lecturerServer(
  initial: readonly LecturerAnswer[] = lecturerAnswers,
): HttpHandler[] {
  const lecturers = store(initial);
  const add = ({ nama = '', email = '' }) => lecturers.add({ nama, email, status: 'Aktif' });
  return serve({
    lecturers: ({ request }) =>
      request.headers.has('x-access-token') ? lecturers.all() : refusal(401, 'Unauthorized'),
    createLecturer: ({ body }) => add(body),
    lecturer: ({ id }) => lecturers.answer(id),
    updateLecturer: ({ id, ifMatch, body: { nama, email, status = 'Aktif' } }) =>
      ifMatch === lecturers.tagOf(id)
        ? lecturers.change(id, { nama, email, status })
        : refusal(412, 'Sudah berubah'),
    deleteLecturer: ({ id }) => lecturers.remove(id),
    importLecturers: (call) => addAll(call, add),
  });
}

type TagRow = MaterialTagAnswer;

const NOW = '2026-11-21T03:00:00.000Z';

/** Tags of one kind that can be added, renamed and deleted. */
export function tagServer(
  kind: 'CourseTag' | 'MaterialTag',
  initial: readonly Partial<TagRow>[] = materialTagAnswers,
): HttpHandler[] {
  const tags = store(initial as readonly TagRow[]);
  let merged: TagRow | undefined;
  const add = ({ name = '' }) =>
    tags.add({ name, created_at: NOW, updated_at: NOW, course_tag_id: null });
  return serve({
    [kind === 'CourseTag' ? 'courseTags' : 'materialTags']: () => tags.all(),
    [`create${kind}`]: ({ body }: MockCall) => add(body as { name: string }),
    [`update${kind}`]: ({ id, body }: MockCall) => {
      const { name = '', from } = body as { name?: string; from?: string };
      const now = tags.find(id)?.name;
      if (from === undefined || from === now) return tags.change(id, { name });
      return refusal(409, '', { code: 'renamed-meanwhile', name: now });
    },
    [`delete${kind}`]: ({ id }: MockCall) => tags.remove(id),
    tagUses: () => {
      const use = ({ id }: TagRow) => ({ id, sets: id % 10, questions: 1 });
      return {
        courses: tags.all().map((tag) => ({ ...use(tag), materials: 2 })),
        materials: tags.all().map((tag) => ({ ...use(tag), course: null })),
      };
    },
    [`merge${kind}`]: ({ id }: MockCall) => {
      merged = tags.find(id);
      tags.remove(id);
      return { id: 1, sets: 2, questions: 1 };
    },
    undoTagMerge: () => {
      if (merged) tags.add(merged);
      return { message: 'Diurungkan' };
    },
    [`import${kind}s`]: (call: MockCall) => addAll(call, add),
  });
}

/** What is answered to a call about a tag that has moved. */
export const MOVED = {
  message: TAG_SENTENCES['changed-meanwhile.material-tag'],
  code: 'changed-meanwhile',
  what: 'material-tag',
};

/** Material tags that can be assigned, and materials of one course. */
export function taggingServer(materials: readonly { id: number; name: string }[]): HttpHandler[] {
  const tags = store(materialTagAnswers);
  const own = store(materials);
  const saved = (data: unknown) => ({ success: true, message: '', data });
  return serve({
    materialTags: () => tags.all(),
    materialTagsByCourse: ({ params }) =>
      tags.all().filter((one) => one.course_tag_id === Number(params.courseId)),
    assignMaterialTag: ({ id, body }) =>
      tags.change(id, { course_tag_id: Number(body.course_tag_id) }),
    unassignMaterialTag: ({ id, query }) =>
      // From the course that the call names, and from no other.
      tags.find(id)?.course_tag_id === Number(query.get('course_tag_id'))
        ? tags.change(id, { course_tag_id: null })
        : refusal(409, MOVED.message, MOVED),
    courseMaterials: () => saved(own.all()),
    createCourseMaterial: ({ body }) => saved(own.add({ name: body.materialName })),
    updateCourseMaterial: ({ id, body }) => saved(own.change(id, { name: body.materialName })),
    deleteCourseMaterial: ({ id }) => ({ success: true, ...own.remove(id) }),
  });
}
