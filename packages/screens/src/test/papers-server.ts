import { type PaperBody } from '@bank-soal/contract/paper-body';
import { EMPTY_HEAD, type PaperAnswer } from '@bank-soal/contract/papers';
import {
  NEW_QUESTION,
  type QuestionAnswer,
  type QuestionBody,
} from '@bank-soal/contract/questions';
import { type HttpHandler, HttpResponse } from 'msw';
import { optionHandlers } from './contribution-server.js';
import { answers, type MockCall } from './mock.js';
import { paperAnswers, questionAnswers } from './paper-fixtures.js';
import { pdfBlob } from './pdf.js';

const NEW_PAPER: PaperAnswer = {
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

/** What a pretended server was asked for. */
export interface PaperCalls {
  createdQuestions: QuestionBody[];
  updatedQuestions: { id: string; body: QuestionBody; ifMatch: string | null }[];
  deletedQuestions: string[];
  createdPapers: PaperBody[];
  updatedPapers: { id: string; body: PaperBody; ifMatch: string | null }[];
  deletedPapers: string[];
  copiedPapers: string[];
  usedPapers: { id: string; body: unknown }[];
  published: { id: string; body: unknown }[];
  exported: { id: string; query: string }[];
  previewed: { query: string; body: PaperBody }[];
}

/** A server that keeps questions and papers, and notes what it was asked for. */
export function papersServer() {
  const calls: PaperCalls = {
    createdQuestions: [],
    updatedQuestions: [],
    deletedQuestions: [],
    createdPapers: [],
    updatedPapers: [],
    deletedPapers: [],
    copiedPapers: [],
    usedPapers: [],
    published: [],
    exported: [],
    previewed: [],
  };
  let questions: QuestionAnswer[] = [...questionAnswers];
  let papers: PaperAnswer[] = [...paperAnswers];
  let lastId = 100;
  const tags = new Map<number, number>();

  const sent = async <T>({ request }: MockCall) => (await request.json()) as T;
  const queryOf = ({ request }: MockCall) => new URL(request.url).searchParams;
  const missing = () => HttpResponse.json({ message: 'Tidak ditemukan.' }, { status: 404 });
  const tagOf = ({ id }: { id: number }) => `W/"${id}-${tags.get(id) ?? 0}"`;
  const withTag = (thing: QuestionAnswer | PaperAnswer, status = 200) =>
    HttpResponse.json(thing, { status, headers: { etag: tagOf(thing) } });
  const page = (list: readonly object[]) =>
    HttpResponse.json([...list], { headers: { 'x-total-count': String(list.length) } });
  const changed = (id: number) => tags.set(id, (tags.get(id) ?? 0) + 1);

  /** Another tab or person changes a paper. */
  function changePaperElsewhere(id: number, part: Partial<PaperAnswer>) {
    papers = papers.map((paper) => (paper.id === id ? { ...paper, ...part } : paper));
    changed(id);
  }

  /** Another tab or person changes a question. */
  function changeQuestionElsewhere(id: number, part: Partial<QuestionAnswer>) {
    questions = questions.map((one) =>
      one.id === id ? { ...one, ...part, version: one.version + 1 } : one,
    );
    changed(id);
  }

  function filled(body: PaperBody, before: PaperAnswer): PaperAnswer {
    const sections = (body.sections ?? before.sections).map((section) => ({
      title: '',
      note: '',
      shuffle: false,
      ...section,
      items: (section.items ?? []).map((item) => ({
        questionId: item.questionId,
        version: item.version ?? questions.find(({ id }) => id === item.questionId)?.version ?? 1,
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

  function foundQuestions(call: MockCall) {
    const query = queryOf(call);
    const q = (query.get('q') ?? '').toLowerCase();
    const kinds = query.getAll('kind');
    const levels = query.getAll('difficulty');
    return page(
      questions.filter(
        ({ kind, difficulty, markdown, subject, owner }) =>
          (kinds.length === 0 || kinds.includes(kind)) &&
          (levels.length === 0 || levels.includes(difficulty)) &&
          (query.get('mine') !== 'true' || owner?.id === 2) &&
          `${markdown} ${subject} ${owner?.name}`.toLowerCase().includes(q),
      ),
    );
  }

  const questionHandlers: HttpHandler[] = [
    answers('questions', foundQuestions),
    answers('createQuestion', async (call) => {
      const body = await sent<QuestionBody>(call);
      calls.createdQuestions.push(body);
      lastId += 1;
      const made = {
        ...NEW_QUESTION,
        ...body,
        id: lastId,
        version: 1,
        owner: { id: 2, name: 'Dr. Ratna Wulandari, M.Kom.' },
        lastUsed: null,
        created_at: '2026-11-23T01:00:00.000Z',
        updated_at: '2026-11-23T01:00:00.000Z',
      } as QuestionAnswer;
      questions = [made, ...questions];
      return withTag(made, 201);
    }),
    answers('question', ({ params }) => {
      const found = questions.find(({ id }) => String(id) === params.id);
      return found ? withTag(found) : missing();
    }),
    answers('updateQuestion', async (call) => {
      const body = await sent<QuestionBody>(call);
      const id = call.params.id ?? '';
      const found = questions.find((one) => String(one.id) === id);
      if (!found) return missing();
      const ifMatch = call.request.headers.get('if-match');
      calls.updatedQuestions.push({ id, body, ifMatch });
      if (ifMatch !== null && ifMatch !== tagOf(found)) {
        const refusal = { message: 'Sudah berubah', code: 'changed-meanwhile', current: found };
        return HttpResponse.json(refusal, { status: 412 });
      }
      const next = { ...found, ...body, version: found.version + 1 } as QuestionAnswer;
      questions = questions.map((one) => (one === found ? next : one));
      changed(found.id);
      return withTag(next);
    }),
    answers('deleteQuestion', ({ params }) => {
      calls.deletedQuestions.push(params.id ?? '');
      questions = questions.filter(({ id }) => String(id) !== params.id);
      return { message: 'Dihapus' };
    }),
    answers('questionVersions', ({ params }) => {
      const found = questions.find(({ id }) => String(id) === params.id);
      if (!found) return missing();
      return [{ ...found, author: found.owner, at: found.updated_at }];
    }),
    answers('questionVersion', ({ params }) => {
      const found = questions.find((one) => String(one.id) === params.id);
      if (!found || String(found.version) !== params.version) return missing();
      return { ...found, author: found.owner, at: found.updated_at };
    }),
    answers('questionUsage', ({ params }) => {
      const found = questions.find(({ id }) => String(id) === params.id);
      return found?.lastUsed ? [found.lastUsed] : [];
    }),
  ];

  const paperHandlers: HttpHandler[] = [
    answers('papers', (call) => {
      const query = queryOf(call);
      const status = query.get('status');
      const q = (query.get('q') ?? '').toLowerCase();
      return page(
        papers.filter(
          (paper) =>
            (status === null || paper.status === status) &&
            `${paper.title} ${paper.head.course}`.toLowerCase().includes(q),
        ),
      );
    }),
    answers('createPaper', async (call) => {
      const body = await sent<PaperBody>(call);
      calls.createdPapers.push(body);
      lastId += 1;
      const made = filled(body, { ...NEW_PAPER, id: lastId });
      papers = [made, ...papers];
      return withTag(made, 201);
    }),
    answers('paper', ({ params }) => {
      const found = papers.find(({ id }) => String(id) === params.id);
      return found ? withTag(found) : missing();
    }),
    answers('updatePaper', async (call) => {
      const body = await sent<PaperBody>(call);
      const id = call.params.id ?? '';
      const found = papers.find((one) => String(one.id) === id);
      if (!found) return missing();
      const ifMatch = call.request.headers.get('if-match');
      calls.updatedPapers.push({ id, body, ifMatch });
      if (ifMatch !== null && ifMatch !== tagOf(found)) {
        const refusal = { message: 'Sudah berubah', code: 'changed-meanwhile', current: found };
        return HttpResponse.json(refusal, { status: 412 });
      }
      const next = filled(body, found);
      papers = papers.map((one) => (one === found ? next : one));
      changed(found.id);
      return withTag(next);
    }),
    answers('deletePaper', ({ params }) => {
      calls.deletedPapers.push(params.id ?? '');
      papers = papers.filter(({ id }) => String(id) !== params.id);
      return { message: 'Dihapus' };
    }),
    answers('copyPaper', ({ params }) => {
      const found = papers.find(({ id }) => String(id) === params.id);
      if (!found) return missing();
      calls.copiedPapers.push(params.id ?? '');
      lastId += 1;
      const made: PaperAnswer = { ...found, id: lastId, status: 'draf', usedOn: null };
      papers = [made, ...papers];
      return withTag(made, 201);
    }),
    answers('usePaper', async (call) => {
      const body = await sent<{ usedOn: string }>(call);
      const id = call.params.id ?? '';
      calls.usedPapers.push({ id, body });
      changePaperElsewhere(Number(id), { status: 'dipakai', usedOn: body.usedOn });
      const found = papers.find((one) => String(one.id) === id);
      return found ? withTag(found) : missing();
    }),
    answers('publishPaper', async (call) => {
      calls.published.push({ id: call.params.id ?? '', body: await sent(call) });
      return { questionSet: { id: 70 } };
    }),
    answers('exportPaper', (call) => {
      calls.exported.push({ id: call.params.id ?? '', query: queryOf(call).toString() });
      return new HttpResponse(new Blob(['isi']), { headers: { 'x-warnings': '0' } });
    }),
    answers('paperWarnings', () => []),
    answers('previewPaper', async (call) => {
      calls.previewed.push({ query: queryOf(call).toString(), body: await sent(call) });
      return new HttpResponse(pdfBlob(), {
        headers: { 'content-type': 'application/pdf', 'x-warnings': '0' },
      });
    }),
  ];

  const handlers = [...optionHandlers, ...questionHandlers, ...paperHandlers];
  return { calls, handlers, changePaperElsewhere, changeQuestionElsewhere };
}
