import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleBank, sampleSet } from '../../test/sample-bank.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';

/** More than the index of the search looks up. */
const COUNT = 1100;

let server: TestServer;

beforeAll(async () => {
  const sets = Array.from({ length: COUNT }, (_, index) =>
    sampleSet({ title: `Ujian ${index}`, subject: index % 2 === 0 ? 'Basis Data' : 'Graf' }),
  );
  server = await startTestServer({ bank: sampleBank(sets) });
});
afterAll(() => server.stop());

async function page(query: string) {
  const answer = await server.get(`/api/questionsets?limit=400&${query}`);
  return {
    sets: (await answer.json()) as QuestionSetAnswer[],
    total: Number(answer.headers.get('x-total-count')),
    next: answer.headers.get('x-next-cursor'),
  };
}

/** All sets that are found, page by page, and every total on the way. */
async function everyPage(query: string) {
  const ids: number[] = [];
  const totals = new Set<number>();
  let cursor: string | null = '';
  while (cursor !== null) {
    const { sets, total, next } = await page(`${query}&cursor=${cursor}`);
    ids.push(...sets.map(({ id }) => id));
    totals.add(total);
    cursor = next;
  }
  return { ids, totals: [...totals] };
}

/** The sets of a viewer without a search, in its order. */
async function listed(holds: (set: QuestionSetAnswer) => boolean) {
  const all = (await (await server.get('/api/questionsets')).json()) as QuestionSetAnswer[];
  return all.filter(holds).map(({ id }) => id);
}

it.each([
  ['q=ujian', (): boolean => true],
  ['q=ujian&courseTag=graf', ({ subject }: QuestionSetAnswer) => subject === 'Graf'],
  ['q=jian+10', ({ title }: QuestionSetAnswer) => title.includes('jian 10')],
])(
  'has every set of %s on one page, when it is counted and when that is known',
  async (query, holds) => {
    const ids = await listed(holds);
    const expected = { ids, totals: [ids.length] };
    expect(await everyPage(query)).toEqual(expected);
    expect(await everyPage(query)).toEqual(expected);
  },
);

it('says it of a page further on, too, when nobody has counted since a write', async () => {
  const { next } = await page('q=ujian');
  const { next: last, ...before } = await page(`q=ujian&cursor=${next}`);
  server.services.setList.changed();
  expect(await page(`q=ujian&cursor=${next}`)).toEqual({ ...before, next: last });
  const refused = await server.get('/api/questionsets?q=tidak+ada&cursor=salah');
  expect(refused.status).toBe(400);
});
