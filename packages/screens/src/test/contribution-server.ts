import type { FileAnswer } from '@bank-soal/contract/files';
import type { QuestionSetAnswer } from '@bank-soal/contract/question-sets';
import { type HttpHandler, HttpResponse } from 'msw';
import { setAnswers } from './fixtures.js';
import { answers, type MockCall } from './mock.js';

const tag = (id: number, name: string) => ({ id, name, created_at: '', updated_at: '' });

/** Courses and topics to choose from. */
export const optionHandlers: HttpHandler[] = [
  answers('courseTags', [tag(1, 'Algoritma dan Struktur Data'), tag(2, 'Basis Data')]),
  answers('materialTags', [
    { ...tag(1, 'Graph'), course_tag_id: null },
    { ...tag(2, 'SQL'), course_tag_id: null },
  ]),
];

/** What a pretended server was asked for. */
export interface Calls {
  created: Record<string, unknown>[];
  updated: Record<string, unknown>[];
  /** Changes that were refused, since the set was another by then. */
  stale: Record<string, unknown>[];
  uploaded: { name: string; category: string; set: string }[];
  /** Ids of files whose place others took. */
  replaced: string[];
  deletedFiles: string[];
}

const base = setAnswers[0];

/** A server that keeps one set, number 70, and its files, and notes what it was asked for. */
export function contributionServer(
  files: readonly FileAnswer[] = [],
  part: Partial<QuestionSetAnswer> = {},
) {
  const calls: Calls = {
    created: [],
    updated: [],
    stale: [],
    uploaded: [],
    replaced: [],
    deletedFiles: [],
  };
  let set: QuestionSetAnswer = { ...base, id: 70, files: [...files], ...part };
  let fileId = 700;

  const tag = () => `W/"${encodeURIComponent(JSON.stringify(set)).length}-${set.title.length}"`;

  function current() {
    return HttpResponse.json(set, { headers: { etag: tag() } });
  }

  /** Does what a real server does with a body: what is absent stays. */
  function put({ title, subject, difficulty, topics, description, year }: Record<string, unknown>) {
    const parts = { title, subject, level: difficulty, difficulty, topics, description, year };
    const given = Object.entries(parts).filter(([, value]) => value !== undefined);
    set = { ...set, ...Object.fromEntries(given) };
  }

  async function update(call: MockCall) {
    const sent = await body(call);
    const wanted = call.request.headers.get('if-match');
    if (wanted !== null && wanted !== tag()) {
      calls.stale.push(sent);
      const refusal = { message: 'Sudah berubah', code: 'changed-meanwhile', current: set };
      return HttpResponse.json(refusal, { status: 412 });
    }
    calls.updated.push(sent);
    put(sent);
    return { message: 'Diubah', questionSet: set };
  }

  async function body({ request }: MockCall) {
    return (await request.json()) as Record<string, unknown> & { title: string };
  }

  async function upload({ request }: MockCall) {
    const form = await request.formData();
    const file = form.get('file') as File;
    const category = String(form.get('fileCategory'));
    calls.uploaded.push({ name: file.name, category, set: String(form.get('questionSetId')) });
    fileId += 1;
    const stored: FileAnswer = {
      id: fileId,
      originalname: file.name,
      filetype: file.name.split('.').at(-1) ?? '',
      filecategory: category,
      size: file.size,
    };
    const old = form.get('replaces');
    if (old !== null) calls.replaced.push(String(old));
    const kept = set.files.filter(({ id }) => String(id) !== old);
    set = { ...set, files: [...kept, stored] };
    return { message: 'Tersimpan', file: stored };
  }

  const handlers: HttpHandler[] = [
    ...optionHandlers,
    answers('questionSets', () => []),
    answers('similarQuestionSets', () => []),
    answers('questionSet', current),
    answers('createQuestionSet', async (call) => {
      const sent = await body(call);
      calls.created.push(sent);
      set = { ...set, title: sent.title };
      return { message: 'Dibuat', questionSet: set };
    }),
    answers('updateQuestionSet', update),
    answers('uploadFile', upload),
    answers('deleteFile', ({ params }) => {
      calls.deletedFiles.push(params.id ?? '');
      set = { ...set, files: set.files.filter(({ id }) => String(id) !== params.id) };
      return { message: 'Dihapus' };
    }),
  ];
  return { calls, handlers, upload, changeElsewhere: put };
}
