import type { LecturerAnswer } from '@bank-soal/contract/lecturers';
import type { MaterialTagAnswer } from '@bank-soal/contract/material-tags';
import { TAG_SENTENCES } from '@bank-soal/contract/sentences/tags';
import { type HttpHandler, HttpResponse } from 'msw';
import { lecturerAnswers, materialTagAnswers } from './admin-fixtures.js';
import { answers } from './mock.js';

interface MockCall {
  params: Readonly<Record<string, string>>;
  request: Request;
}

interface Stored {
  id: number;
}

/** A list that remembers what is written to it while a story runs. */
function table<Row extends Stored>(initial: readonly Row[]) {
  let rows = [...initial];
  return {
    all: () => rows,
    find: ({ params }: MockCall) => rows.find(({ id }) => id === Number(params.id)),
    add(row: Omit<Row, 'id'>) {
      const added = { ...row, id: Math.max(0, ...rows.map(({ id }) => id)) + 1 } as Row;
      rows = [...rows, added];
      return added;
    },
    change({ params }: MockCall, part: Partial<Row>) {
      const id = Number(params.id);
      rows = rows.map((row) => (row.id === id ? { ...row, ...part } : row));
      return rows.find((row) => row.id === id);
    },
    remove({ params }: MockCall) {
      rows = rows.filter(({ id }) => id !== Number(params.id));
      return { message: 'Dihapus' };
    },
  };
}

const body = async ({ request }: MockCall) => (await request.json()) as Record<string, string>;

async function rowsOf({ request }: MockCall) {
  const { rows } = (await request.json()) as { rows: Record<string, string>[] };
  return rows;
}

const tagOf = (one: object | undefined) => `"${encodeURIComponent(JSON.stringify(one))}"`;

/** Lecturers that can be added, changed and deleted; every call needs a token. */
export function lecturerServer(
  initial: readonly LecturerAnswer[] = lecturerAnswers,
): HttpHandler[] {
  const lecturers = table(initial);
  return [
    answers('lecturers', ({ request }) =>
      request.headers.has('x-access-token')
        ? lecturers.all()
        : HttpResponse.json({ message: 'Unauthorized' }, { status: 401 }),
    ),
    answers('createLecturer', async (call) => {
      const { nama = '', email = '' } = await body(call);
      return lecturers.add({ nama, email, status: 'Aktif' });
    }),
    answers('lecturer', (call) => {
      const one = lecturers.find(call);
      return HttpResponse.json(one, { headers: { etag: tagOf(one) } });
    }),
    answers('updateLecturer', async (call) => {
      const { nama = '', email = '', status = 'Aktif' } = await body(call);
      if (call.request.headers.get('if-match') === tagOf(lecturers.find(call))) {
        return lecturers.change(call, { nama, email, status });
      }
      return HttpResponse.json({ message: 'Sudah berubah' }, { status: 412 });
    }),
    answers('deleteLecturer', lecturers.remove),
    answers('importLecturers', async (call) => {
      const rows = await rowsOf(call);
      for (const { nama = '', email = '' } of rows) lecturers.add({ nama, email, status: 'Aktif' });
      return { message: 'Berhasil', count: rows.length };
    }),
  ];
}

type TagRow = MaterialTagAnswer;
type TagKind = 'CourseTag' | 'MaterialTag';

const NOW = '2026-11-21T03:00:00.000Z';

/** Tags of one kind that can be added, renamed and deleted. */
export function tagServer(kind: TagKind, initial: readonly Partial<TagRow>[] = materialTagAnswers) {
  const tags = table(initial as readonly TagRow[]);
  let merged: TagRow | undefined;
  const made = (name: string) => ({ name, created_at: NOW, updated_at: NOW, course_tag_id: null });
  return [
    answers(kind === 'CourseTag' ? 'courseTags' : 'materialTags', () => tags.all()),
    answers(`create${kind}`, async (call) => tags.add(made((await body(call)).name ?? ''))),
    answers(`update${kind}`, async (call) => {
      const { name = '', from } = await body(call);
      const now = tags.find(call)?.name;
      if (from === undefined || from === now) return tags.change(call, { name });
      const failure = { code: 'renamed-meanwhile', name: now } as const;
      return HttpResponse.json({ message: '', ...failure }, { status: 409 });
    }),
    answers(`delete${kind}`, tags.remove),
    answers('tagUses', () => {
      const use = ({ id }: Stored) => ({ id, sets: id % 10, questions: 1 });
      return {
        courses: tags.all().map((tag) => ({ ...use(tag), materials: 2 })),
        materials: tags.all().map((tag) => ({ ...use(tag), course: null })),
      };
    }),
    answers(`merge${kind}`, (call) => {
      merged = tags.find(call);
      tags.remove(call);
      return { id: 1, sets: 2, questions: 1 };
    }),
    answers('undoTagMerge', () => {
      if (merged) tags.add(merged);
      return { message: 'Diurungkan' };
    }),
    answers(`import${kind}s`, async (call) => {
      const rows = await rowsOf(call);
      for (const { name = '' } of rows) tags.add(made(name));
      return { message: 'Berhasil', count: rows.length };
    }),
  ];
}

/** What is answered to a call about a tag that has moved. */
export const MOVED = {
  message: TAG_SENTENCES['changed-meanwhile.material-tag'],
  code: 'changed-meanwhile',
  what: 'material-tag',
};

/** Takes a tag from the course that the call names, and from no other. */
function unassign(tags: ReturnType<typeof table<TagRow>>, call: MockCall) {
  const tag = tags.find(call);
  const from = new URL(call.request.url).searchParams.get('course_tag_id');
  if (tag?.course_tag_id === Number(from)) return tags.change(call, { course_tag_id: null });
  return HttpResponse.json(MOVED, { status: 409 });
}

/** Material tags that can be assigned, and materials of one course. */
export function taggingServer(materials: readonly { id: number; name: string }[]): HttpHandler[] {
  const tags = table(materialTagAnswers);
  const own = table(materials);
  const saved = (data: unknown) => ({ success: true, message: '', data });
  return [
    answers('materialTags', () => tags.all()),
    answers('materialTagsByCourse', ({ params }) =>
      tags.all().filter((one) => one.course_tag_id === Number(params.courseId)),
    ),
    answers('assignMaterialTag', async (call) =>
      tags.change(call, { course_tag_id: Number((await body(call)).course_tag_id) }),
    ),
    answers('unassignMaterialTag', (call) => unassign(tags, call)),
    answers('courseMaterials', () => saved(own.all())),
    answers('createCourseMaterial', async (call) =>
      saved(own.add({ name: (await body(call)).materialName ?? '' })),
    ),
    answers('updateCourseMaterial', async (call) =>
      saved(own.change(call, { name: (await body(call)).materialName ?? '' })),
    ),
    answers('deleteCourseMaterial', (call) => ({ success: true, ...own.remove(call) })),
  ];
}
