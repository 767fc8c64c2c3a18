import type { Answer } from '@bank-soal/contract/client';
import type { PaperAnswer } from '@bank-soal/contract/papers';
import type { QuestionBody } from '@bank-soal/contract/questions';
import { describe, expect, it } from 'vitest';
import { type KeptDraft, toKept } from '../draft/kept-draft.js';
import { EMPTY_PAPER } from '../draft/paper-draft.js';
import { ownQuestion } from '../draft/question.js';
import { questionsOf, withQuestions } from '../draft/visitor-draft.js';
import { type BrowserDraft, bodiesOf, paperOf, toBrowserDraft } from './browser-draft.js';
import { RefusedQuestion, type SendPorts, sendDraft } from './send-draft.js';

const sample = {
  id: 'coins',
  question: 'Mesin kasir.\nJelaskan.',
  subject: 'Basis Data',
  level: 'Sulit',
  type: 'Coding',
  lecturer: 'Suryadarma',
};
const draft = withQuestions(
  {
    ...EMPTY_PAPER,
    title: 'UTS',
    description: 'Buku tertutup.\n\nTinta hitam.',
    courseTags: ['Basis Data'],
    topicTags: ['Graph'],
  },
  [sample, ownQuestion('own-1', '# Graf'), ownQuestion('own-2', '# Graf')],
);
const left = (value: KeptDraft = { draft }) =>
  toBrowserDraft('builder-draft:', JSON.stringify(toKept(value)), true) as BrowserDraft;

const answer = <T>(data: T): Answer<T> => ({
  data,
  etag: undefined,
  total: 0,
  next: undefined,
  headers: new Headers(),
});

/** A bank that knows questions by their text. */
function bank(known: string[] = []) {
  const questions = [...known];
  const papers: PaperAnswer[] = [];
  const fails = { paper: 0 };
  const bodiesOf = async (file: File) => JSON.parse(await file.text()) as QuestionBody[];
  const idOf = (markdown = '') => questions.indexOf(markdown) + 1 || null;
  const api: SendPorts = {
    papers: async () => answer(papers),
    async importQuestions({ file, fields, query }) {
      const bodies = await bodiesOf(file);
      if (!query?.dryRun) {
        const skip = String(fields?.skip ?? '').split(',');
        const fresh = bodies.filter((_, index) => !skip.includes(String(index + 1)));
        questions.push(...fresh.map(({ markdown = '' }) => markdown));
        return answer({ message: '', created: fresh.length });
      }
      const rows = bodies.map(({ kind, markdown = '' }, line) => ({
        line: line + 1,
        kind: kind ?? null,
        title: markdown,
        problems: markdown.includes('buruk')
          ? [{ code: 'too-long', message: 'Terlalu panjang.', blocking: true }]
          : [],
        duplicateOf: idOf(markdown),
      }));
      return answer({ rows });
    },
    async createPaper({ body }) {
      const data = { ...body, id: papers.length + 1 } as unknown as PaperAnswer;
      papers.unshift(data);
      if (fails.paper > 0) {
        fails.paper -= 1;
        throw new Error('The answer got lost');
      }
      return answer(data);
    },
  };
  return { api, questions, papers, fails };
}

describe('a form that was left in the browser', () => {
  it.each([
    null,
    '{"form":',
    '{}',
    '{"form":{"title":""},"own":{"text":" "}}',
    JSON.stringify(toKept({ draft: EMPTY_PAPER, own: { text: ' ' } })),
  ])('is nothing to be brought where it is %j', (text) => {
    expect(toBrowserDraft('builder-draft:', text, true)).toBeUndefined();
  });

  it('has its questions as the bank takes them, each once', () => {
    expect(bodiesOf({ draft })).toEqual([
      {
        kind: 'kode',
        markdown: 'Mesin kasir.\n\nJelaskan.',
        subject: 'Basis Data',
        difficulty: 'Sulit',
      },
      { kind: 'uraian', markdown: '# Graf' },
    ]);
  });

  it('loses no text that still stood in the editor, and none that it was to replace', () => {
    const texts = (own: KeptDraft['own']) =>
      bodiesOf({ draft, own }).map(({ markdown }) => markdown);
    expect(texts({ text: ' baru ' })).toEqual(['Mesin kasir.\n\nJelaskan.', '# Graf', 'baru']);
    expect(texts({ id: 'own-1', text: '# Graf!' })[2]).toBe('# Graf!');
    expect(texts({ id: 'own-1', text: '# Graf' })).toHaveLength(2);
  });

  it('is a paper of the same title, lines, tags and order', () => {
    expect(paperOf(left(), [4, 9, 4])).toMatchObject({
      title: 'UTS',
      head: { courseTags: ['Basis Data'], topicTags: ['Graph'] },
      instructions: ['Buku tertutup.', 'Tinta hitam.'],
      sections: [{ items: [{ questionId: 4 }, { questionId: 9 }] }],
    });
  });
});

describe('bringing it', () => {
  it('takes what the bank knows, and brings the rest once', async () => {
    const { api, questions, papers } = bank(['lain', 'Mesin kasir.\n\nJelaskan.']);
    await sendDraft(api, left());
    expect(questions).toEqual(['lain', 'Mesin kasir.\n\nJelaskan.', '# Graf']);
    expect(papers[0]?.sections[0]?.items.map(({ questionId }) => questionId)).toEqual([2, 3]);
  });

  it('makes nothing twice when it is tried again', async () => {
    const { api, questions, papers, fails } = bank();
    fails.paper = 1;
    await expect(sendDraft(api, left())).rejects.toThrow('lost');
    expect(await sendDraft(api, left())).toBe(1);
    expect([questions.length, papers.length]).toEqual([2, 1]);
    const other = left({ draft: { ...draft, title: 'UAS' } });
    expect(await sendDraft(api, other)).toBe(2);
    expect(questions).toHaveLength(2);
  });

  it('brings nothing where the bank refuses a question, and says which', async () => {
    const { api, questions, papers } = bank();
    const worse = withQuestions(draft, [...questionsOf(draft), ownQuestion('own-3', 'buruk')]);
    const failed = sendDraft(api, left({ draft: worse }));
    await expect(failed).rejects.toEqual(new RefusedQuestion('buruk', 'Terlalu panjang.'));
    expect([questions.length, papers.length]).toEqual([0, 0]);
  });

  it('makes a paper of a form without questions', async () => {
    const { api, papers } = bank();
    await sendDraft(api, left({ draft: { ...EMPTY_PAPER, title: 'Kosong' } }));
    expect(papers).toMatchObject([{ title: 'Kosong', sections: [{ items: [] }] }]);
  });
});
