import type { FileAnswer } from '@bank-soal/contract/files';
import type { QuestionSetAnswer } from '@bank-soal/contract/question-sets';
import type { HttpHandler } from 'msw';
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
  uploaded: { name: string; category: string; set: string }[];
  deletedFiles: string[];
}

const base = setAnswers[0];

/** A server that keeps one set, number 70, and its files, and notes what it was asked for. */
export function contributionServer(files: readonly FileAnswer[] = []) {
  const calls: Calls = { created: [], updated: [], uploaded: [], deletedFiles: [] };
  let set: QuestionSetAnswer = { ...base, id: 70, files: [...files] };
  let fileId = 700;

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
    set = { ...set, files: [...set.files, stored] };
    return { message: 'Tersimpan', file: stored };
  }

  const handlers: HttpHandler[] = [
    ...optionHandlers,
    answers('questionSets', () => []),
    answers('questionSet', () => set),
    answers('createQuestionSet', async (call) => {
      const sent = await body(call);
      calls.created.push(sent);
      set = { ...set, title: sent.title };
      return { message: 'Dibuat', questionSet: set };
    }),
    answers('updateQuestionSet', async (call) => {
      const sent = await body(call);
      calls.updated.push(sent);
      set = { ...set, title: sent.title };
      return { message: 'Diubah', questionSet: set };
    }),
    answers('uploadFile', upload),
    answers('deleteFile', ({ params }) => {
      calls.deletedFiles.push(params.id ?? '');
      set = { ...set, files: set.files.filter(({ id }) => String(id) !== params.id) };
      return { message: 'Dihapus' };
    }),
  ];
  return { calls, handlers, upload };
}
