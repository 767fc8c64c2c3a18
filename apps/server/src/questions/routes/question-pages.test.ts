import { type QuestionAnswer, sampleQuestions } from '@bank-soal/contract/questions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Caller,
  type QuestionServer,
  startQuestionServer,
} from '../../test/question-server.js';

let server: QuestionServer;

/** Two shared questions of Sari, her own one, Tono's, and Mira's. */
let made: Record<'graph' | 'stack' | 'secret' | 'tono' | 'mira', QuestionAnswer>;

beforeAll(async () => {
  server = await startQuestionServer();
  const shared = { visibility: 'lecturers' };
  made = {
    graph: await server.ask('sari', {
      ...shared,
      subject: 'Struktur Data Lanjut',
      topics: ['Graf berarah', 'SQL'],
      difficulty: 'Sulit',
      markdown: 'Telusuri GRAF ini, 100% benar.',
    }),
    stack: await server.ask('sari', {
      ...shared,
      kind: 'pilihan',
      markdown: 'Manakah yang terakhir?',
      options: [
        { markdown: 'Éklair', right: true },
        { markdown: 'Donat', right: false },
      ],
    }),
    secret: await server.ask('sari', { markdown: 'RAHASIA graf' }),
    tono: await server.ask('tono', { ...shared, kind: 'isian', markdown: 'Isi graf.' }),
    mira: await server.ask('mira', { markdown: 'Catatan graf.' }),
  };
});
afterAll(() => server.stop());

async function page(who: Caller, query: string) {
  const answer = await server.by(who, 'GET', `/questions${query}`);
  return {
    status: answer.status,
    questions: (await answer.json()) as QuestionAnswer[],
    total: answer.headers.get('x-total-count'),
    next: answer.headers.get('x-next-cursor'),
  };
}

const ids = async (who: Caller, query: string) =>
  (await page(who, query)).questions.map(({ id }) => id);

const idsOf = (...names: (keyof typeof made)[]) => names.map((name) => made[name].id);

describe('GET /api/questions', () => {
  it('shows lecturers and administrators own and shared ones and samples, the newest first', async () => {
    const samples = Array.from({ length: 20 }, (_, index) => 20 - index);
    expect(await ids('sari', '?limit=500')).toEqual([
      ...idsOf('tono', 'secret', 'stack', 'graph'),
      ...samples,
    ]);
    for (const who of ['tono', 'kepala'] as const) {
      expect(await ids(who, '')).toEqual([...idsOf('tono', 'stack', 'graph'), ...samples]);
    }
    expect(await ids('mira', '')).toEqual([...idsOf('mira'), ...samples]);
    expect(await ids('sari', '?mine=true')).toEqual(idsOf('secret', 'stack', 'graph'));
    expect(await ids('kepala', '?mine=true')).toEqual([]);
  });

  it('answers each question as it is read alone, samples by the name that they are by', async () => {
    const { questions } = await page('tono', '?limit=500');
    expect(questions[1]).toEqual(made.stack);
    const sample = questions.find(({ id }) => id === 1);
    expect(sample).toMatchObject({
      owner: null,
      lecturer: sampleQuestions[0]?.lecturer,
      markdown: sampleQuestions[0]?.question,
      visibility: 'lecturers',
      version: 1,
      lastUsed: null,
    });
  });

  it('asks who reads', async () => {
    expect((await server.get('/api/questions')).status).toBe(401);
  });

  it.each([
    ['?q=gRaF', ['tono', 'graph']],
    ['?q=graf%20ini', ['graph']],
    ['?q=100%25', ['graph']],
    ['?q=%C3%A9klair', ['stack']],
    ['?q=ai', ['stack']],
    ['?q=lanjut', ['graph']],
    ['?q=tono%20hartono', ['tono']],
    ['?q=RAHASIA', []],
    ['?q=terakhir%EF%BF%BF', []],
    ['?courseTag=data%20lanjut', ['graph']],
    ['?materialTag=berarah&materialTag=SQL', ['graph']],
    ['?materialTag=berarah%EF%BF%BFsql', []],
    ['?kind=isian&kind=pilihan', ['tono', 'stack']],
    ['?difficulty=Sulit&q=telusuri', ['graph']],
    ['?difficulty=Mudah&q=telusuri', []],
    ['?kind=%00', []],
  ] as const)('finds by %s', async (query, names) => {
    const { questions, total } = await page('tono', query);
    const own = questions.filter(({ owner }) => owner !== null).map(({ id }) => id);
    expect(own).toEqual(idsOf(...names));
    expect(total).toBe(String(questions.length));
  });

  it('finds samples by course, topic and lecturer', async () => {
    expect(await ids('mira', '?courseTag=Basis%20Data')).toHaveLength(4);
    expect(await ids('mira', '?materialTag=linked%20list')).toHaveLength(1);
    expect(await ids('mira', '?q=tandilangi')).toHaveLength(4);
  });

  it.each(['newest', 'lastUsed'])(
    'comes in pages by %s, also while others are made',
    async (sort) => {
      const whole = await ids('tono', `?sort=${sort}&limit=500`);
      const seen: number[] = [];
      let cursor = '';
      do {
        const { questions, next, total } = await page('tono', `?sort=${sort}&limit=6${cursor}`);
        expect(Number(total)).toBeGreaterThanOrEqual(whole.length);
        seen.push(...questions.map(({ id }) => id));
        cursor = next === null ? '' : `&cursor=${next}`;
        if (seen.length === 6) await server.ask('sari', { markdown: 'Baru.' });
      } while (cursor !== '');
      expect(seen).toEqual(whole);
    },
  );

  it.each([
    '?limit=501',
    '?limit=0',
    '?sort=title',
    '?notUsedFor=0',
    '?notUsedFor=21',
    '?cursor=bukan',
    `?sort=lastUsed&cursor=${Buffer.from('["newest","",4]').toString('base64url')}`,
    `?cursor=${Buffer.from('["newest","kemarin",4]').toString('base64url')}`,
  ])('refuses %s', async (query) => {
    expect((await page('tono', query)).status).toBe(400);
  });
});
