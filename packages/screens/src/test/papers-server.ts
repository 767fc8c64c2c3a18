import { EMPTY_HEAD, type PaperAnswer, type PaperBody } from '@bank-soal/contract/papers';
import {
  NEW_QUESTION,
  type QuestionAnswer,
  type QuestionBody,
} from '@bank-soal/contract/questions';
import { HttpResponse } from 'msw';
import { optionHandlers } from './contribution-server.js';
import { refusal, serve } from './mock.js';
import { outcomeAnswers } from './outcome-server.js';
import { ALONE, paperAnswers, questionAnswers } from './paper-fixtures.js';
import { pdfBlob } from './pdf.js';
import { store } from './store.js';

const NEW_PAPER: PaperAnswer = {
  ...ALONE,
  id: 0,
  title: 'Untitled Form',
  head: EMPTY_HEAD,
  instructions: [],
  sections: [],
  variants: 1,
  shuffleOptions: false,
  size: 'A4',
  seed: 1,
  status: 'draf',
  usedOn: null,
  totalPoints: 0,
  updated_at: '2026-11-23T01:00:00.000Z',
};

/** People with whom papers can be shared. */
const COLLEAGUES = [
  { id: 5, name: 'Bagas Prasetyanto, S.T., M.T.' },
  { id: 6, name: 'Dewi Anggraini, M.Kom.' },
];

/** A review that was asked for. */
const REVIEWED = { by: null, at: '2026-11-22T03:00:00.000Z', note: null, ended: null };

/** A server that keeps questions and papers, and notes what it was asked for. */
export function papersServer() {
  const calls = {
    createdQuestions: [] as QuestionBody[],
    updatedQuestions: [] as { id: string; body: QuestionBody; ifMatch: string | null }[],
    deletedQuestions: [] as string[],
    createdPapers: [] as PaperBody[],
    updatedPapers: [] as { id: string; body: PaperBody; ifMatch: string | null }[],
    deletedPapers: [] as string[],
    copiedPapers: [] as string[],
    shared: [] as { id: string; body: unknown }[],
    usedPapers: [] as { id: string; body: unknown }[],
    published: [] as { id: string; body: unknown }[],
    exported: [] as { id: string; query: string }[],
    previewed: [] as { query: string; body: PaperBody }[],
  };
  const questions = store<QuestionAnswer>(questionAnswers, 100);
  const papers = store<PaperAnswer>(paperAnswers, 100);

  const missing = () => refusal(404, 'Tidak ditemukan.');
  const page = (list: readonly object[]) =>
    HttpResponse.json([...list], { headers: { 'x-total-count': String(list.length) } });
  const isStale = (ifMatch: string | null, tag: string) => ifMatch !== null && ifMatch !== tag;
  const stale = (current: object) =>
    refusal(412, 'Sudah berubah', { code: 'changed-meanwhile', current });

  function filled(body: PaperBody, before: PaperAnswer): PaperAnswer {
    const sections = (body.sections ?? before.sections).map((section) => ({
      title: '',
      note: '',
      shuffle: false,
      ...section,
      items: (section.items ?? []).map((item) => ({
        questionId: item.questionId,
        version: item.version ?? questions.find(item.questionId)?.version ?? 1,
        points: item.points ?? 1,
        space: item.space ?? 'none',
      })),
    }));
    const points = sections.flatMap(({ items }) => items).map((item) => item.points);
    return {
      ...before,
      ...body,
      head: { ...before.head, ...body.head } as PaperAnswer['head'],
      sections,
      totalPoints: points.reduce((sum, one) => sum + one, 0),
    } as PaperAnswer;
  }

  const handlers = serve({
    questions: ({ query }) => {
      const q = (query.get('q') ?? '').toLowerCase();
      const kinds = query.getAll('kind');
      const levels = query.getAll('difficulty');
      return page(
        questions
          .all()
          .filter(
            ({ kind, difficulty, markdown, subject, owner }) =>
              (kinds.length === 0 || kinds.includes(kind)) &&
              (levels.length === 0 || levels.includes(difficulty)) &&
              (query.get('mine') !== 'true' || owner?.id === 2) &&
              `${markdown} ${subject} ${owner?.name}`.toLowerCase().includes(q),
          ),
      );
    },
    courseTags: [
      { id: 1, name: 'Struktur Data', created_at: '', updated_at: '' },
      { id: 2, name: 'Basis Data', created_at: '', updated_at: '' },
    ],
    outcomes: () => [...outcomeAnswers],
    questionCounts: {
      outcomes: outcomeAnswers.map(({ id, code }) => ({
        id,
        code,
        course: 'Struktur Data',
        count: id,
      })),
      levels: [{ cognitive: 'C4', count: 2 }],
    },
    createQuestion: ({ body }) => {
      calls.createdQuestions.push(body);
      const made = {
        ...NEW_QUESTION,
        ...body,
        version: 1,
        owner: { id: 2, name: 'Dr. Ratna Wulandari, M.Kom.' },
        lastUsed: null,
        created_at: '2026-11-23T01:00:00.000Z',
        updated_at: '2026-11-23T01:00:00.000Z',
      } as QuestionAnswer;
      return questions.answer(questions.add(made, 'first').id, 201);
    },
    question: ({ id }) => questions.answer(id),
    updateQuestion: ({ id, body, ifMatch }) => {
      const found = questions.find(id);
      if (!found) return missing();
      calls.updatedQuestions.push({ id: String(id), body, ifMatch });
      if (isStale(ifMatch, questions.tagOf(id))) return stale(found);
      questions.change(id, { ...body, version: found.version + 1 } as Partial<QuestionAnswer>);
      return questions.answer(id);
    },
    deleteQuestion: ({ id }) => {
      calls.deletedQuestions.push(String(id));
      return questions.remove(id);
    },
    questionVersions: ({ id }) => {
      const found = questions.find(id);
      return found ? [{ ...found, author: found.owner, at: found.updated_at }] : missing();
    },
    questionUsage: ({ id }) => {
      const used = questions.find(id)?.lastUsed;
      return used ? [used] : [];
    },
    papers: ({ query }) => {
      const status = query.get('status');
      const q = (query.get('q') ?? '').toLowerCase();
      return page(
        papers
          .all()
          .filter(
            (paper) =>
              (status === null || paper.status === status) &&
              (paper.owner.id !== 2) === (query.get('shared') === 'true') &&
              `${paper.title} ${paper.head.course}`.toLowerCase().includes(q),
          ),
      );
    },
    createPaper: ({ body }) => {
      calls.createdPapers.push(body);
      return papers.answer(papers.add(filled(body, NEW_PAPER), 'first').id, 201);
    },
    paper: ({ id }) => papers.answer(id),
    updatePaper: ({ id, body, ifMatch }) => {
      const found = papers.find(id);
      if (!found) return missing();
      calls.updatedPapers.push({ id: String(id), body, ifMatch });
      if (isStale(ifMatch, papers.tagOf(id))) return stale(found);
      papers.change(id, filled(body, found));
      return papers.answer(id);
    },
    deletePaper: ({ id }) => {
      calls.deletedPapers.push(String(id));
      return papers.remove(id);
    },
    copyPaper: ({ id }) => {
      const found = papers.find(id);
      if (!found) return missing();
      calls.copiedPapers.push(String(id));
      const made = papers.add({ ...found, status: 'draf', usedOn: null }, 'first');
      return HttpResponse.json({ ...made, leftOut: 0 }, { status: 201 });
    },
    usePaper: ({ id, body }) => {
      calls.usedPapers.push({ id: String(id), body });
      papers.change(id, { status: 'dipakai', usedOn: body.usedOn });
      const found = papers.find(id);
      return found ? { ...found, verified: found.review.status === 'verified' } : missing();
    },
    publishPaper: ({ id, body }) => {
      calls.published.push({ id: String(id), body });
      return { questionSet: { id: 70 } };
    },
    sharePaper: ({ id, body }) => {
      calls.shared.push({ id: String(id), body });
      const people = body.people.map((one) => ({
        ...one,
        name: COLLEAGUES.find((person) => person.id === one.id)?.name ?? '',
      }));
      papers.change(id, { people });
      return papers.answer(id);
    },
    leavePaper: { message: 'Anda keluar dari naskah ini.' },
    presentInPaper: ({ id }) => {
      const people = papers.find(id)?.people.length ? COLLEAGUES.slice(0, 1) : [];
      return { people, tag: papers.tagOf(id) };
    },
    colleagues: COLLEAGUES,
    askReview: ({ id, body }) => {
      const by = COLLEAGUES.find((person) => person.id === body.reviewerId) ?? null;
      papers.change(id, { review: { ...REVIEWED, status: 'asked', by } });
      return papers.answer(id);
    },
    verifyPaper: ({ id, ifMatch }) => {
      const found = papers.find(id);
      if (!found) return missing();
      if (isStale(ifMatch, papers.tagOf(id))) return stale(found);
      papers.change(id, { review: { ...found.review, status: 'verified' } });
      return papers.answer(id);
    },
    returnPaper: ({ id, body: { note } }) => {
      const found = papers.find(id);
      if (!found) return missing();
      papers.change(id, { review: { ...found.review, status: 'returned', note } });
      return papers.answer(id);
    },
    exportPaper: ({ id, query }) => {
      calls.exported.push({ id: String(id), query: query.toString() });
      const made = query.get('format') === 'pdf' ? pdfBlob() : new Blob(['isi']);
      return new HttpResponse(made, { headers: { 'x-warnings': '0' } });
    },
    paperQuestions: ({ id }) =>
      (papers.find(id)?.sections ?? []).flatMap(({ items }) =>
        items.flatMap(({ questionId }) => {
          const found = questions.find(questionId);
          return found ? [{ ...found, questionId }] : [];
        }),
      ),
    paperWarnings: [],
    previewPaper: ({ body, query }) => {
      calls.previewed.push({ query: query.toString(), body });
      return new HttpResponse(pdfBlob(), {
        headers: { 'content-type': 'application/pdf', 'x-warnings': '0' },
      });
    },
  });
  return {
    calls,
    handlers: [...handlers, ...optionHandlers],
    /** Another tab or person changes a paper. */
    changePaperElsewhere: papers.change,
    /** Another tab or person changes a question. */
    changeQuestionElsewhere(id: number, part: Partial<QuestionAnswer>) {
      questions.change(id, { ...part, version: (questions.find(id)?.version ?? 0) + 1 });
    },
  };
}
