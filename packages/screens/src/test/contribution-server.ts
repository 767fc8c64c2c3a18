import type { FileAnswer } from '@bank-soal/contract/files';
import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import { setAnswers } from './fixtures.js';
import { type MockCall, refusal, serve } from './mock.js';
import { store } from './store.js';

const tag = (id: number, name: string) => ({ id, name, created_at: '', updated_at: '' });

/** Courses and topics to choose from. */
export const optionHandlers = serve({
  courseTags: [tag(1, 'Algoritma dan Struktur Data'), tag(2, 'Basis Data')],
  materialTags: [
    { ...tag(1, 'Graph'), course_tag_id: null },
    { ...tag(2, 'SQL'), course_tag_id: null },
  ],
});

type Body = Record<string, unknown>;

/** A server that keeps one set, number 70, and its files, and notes what it was asked for. */
export function contributionServer(
  files: readonly FileAnswer[] = [],
  part: Partial<QuestionSetAnswer> = {},
) {
  const calls = {
    created: [] as Body[],
    updated: [] as Body[],
    /** Changes that were refused, since the set was another by then. */
    stale: [] as Body[],
    uploaded: [] as { name: string; category: string; set: string }[],
    /** Ids of files whose place others took. */
    replaced: [] as string[],
    deletedFiles: [] as string[],
  };
  const sets = store<QuestionSetAnswer>([{ ...setAnswers[0], id: 70, files: [...files], ...part }]);
  const current = () => sets.find(70) as QuestionSetAnswer;
  let fileId = 700;

  /** Does what a real server does with a body: what is absent stays. */
  function put({ title, subject, difficulty, topics, description, year }: Body) {
    const parts = { title, subject, level: difficulty, difficulty, topics, description, year };
    const given = Object.entries(parts).filter(([, value]) => value !== undefined);
    return sets.change(70, Object.fromEntries(given));
  }

  function upload({ form }: MockCall) {
    const file = form.get('file') as File;
    const filecategory = String(form.get('fileCategory'));
    const set = String(form.get('questionSetId'));
    calls.uploaded.push({ name: file.name, category: filecategory, set });
    fileId += 1;
    const stored: FileAnswer = {
      id: fileId,
      originalname: file.name,
      filetype: file.name.split('.').at(-1) ?? '',
      filecategory,
      size: file.size,
    };
    const old = form.get('replaces');
    if (old !== null) calls.replaced.push(String(old));
    const kept = current().files.filter(({ id }) => String(id) !== old);
    sets.change(70, { files: [...kept, stored] });
    return { message: 'Tersimpan', file: stored };
  }

  const handlers = [
    ...optionHandlers,
    ...serve({
      questionSets: [],
      similarQuestionSets: [],
      questionSet: () => sets.answer(70),
      createQuestionSet: ({ body }) => {
        calls.created.push(body);
        return { message: 'Dibuat', questionSet: sets.change(70, { title: body.title ?? '' }) };
      },
      updateQuestionSet: ({ body, ifMatch }) => {
        if (ifMatch !== null && ifMatch !== sets.tagOf(70)) {
          calls.stale.push(body);
          const failure = { code: 'changed-meanwhile', current: current() };
          return refusal(412, 'Sudah berubah', failure);
        }
        calls.updated.push(body);
        return { message: 'Diubah', questionSet: put(body) };
      },
      uploadFile: upload,
      deleteFile: ({ id }) => {
        calls.deletedFiles.push(String(id));
        sets.change(70, { files: current().files.filter((file) => file.id !== id) });
        return { message: 'Dihapus' };
      },
    }),
  ];
  return { calls, handlers, upload, changeElsewhere: put };
}
