import {
  indexSets,
  type QuestionSetAnswer,
  type SearchedSet,
  type SetFilter,
  searchSets,
  shownLecturer,
  splitTopics,
  toListQuery,
} from '@bank-soal/contract/sets';
import { dice, randomFilter, randomSet } from '@bank-soal/contract/test/random-search';
import { CASE_SETS, SEARCH_CASES } from '@bank-soal/contract/test/search-cases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BankSet } from '../../test/bank-content.js';
import { sampleBank, sampleFile, sampleSet } from '../../test/sample-bank.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';

let server: TestServer;
let all: QuestionSetAnswer[];

const roll = dice(7);

/** The cases of the search rule, and as many sets of chance as make pages. */
const SETS: readonly SearchedSet[] = [
  ...CASE_SETS,
  ...Array.from({ length: 120 }, () => randomSet(roll)),
];

function storedSet({ level, lecturer, lastUpdated, ...set }: SearchedSet): BankSet {
  const brought = [set.hasAnswers && 'answers', set.hasTestCases && 'testCases'] as const;
  return sampleSet({
    title: set.title,
    subject: set.subject,
    topics: [...set.topics],
    year: set.year ?? 2000,
    examKind: set.examKind,
    term: set.term,
    files: brought
      .filter((category) => category !== false)
      .map((category) => sampleFile(category, `${category}.txt`, category)),
    level: level as BankSet['level'],
    lecturer: lecturer === 'Unknown' ? '' : lecturer,
    lecturerEmail: lecturer === 'Unknown' ? null : 'sari@uji.ac.id',
    downloads: roll(4),
    updatedAt: lastUpdated,
  });
}

beforeAll(async () => {
  server = await startTestServer({
    bank: sampleBank(SETS.map(storedSet)),
    env: { CORS_ORIGINS: 'https://situs.contoh.ac.id' },
  });
  all = (await (await server.get('/api/questionsets')).json()) as QuestionSetAnswer[];
});
afterAll(() => server.stop());

type Query = Record<string, string | string[]>;

function ask(query: Query, init?: RequestInit): Promise<Response> {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of [value].flat()) search.append(key, one);
  }
  return server.get(`/api/questionsets?${search}`, init);
}

async function page(query: Query) {
  const answer = await ask(query);
  return {
    sets: (await answer.json()) as QuestionSetAnswer[],
    total: Number(answer.headers.get('x-total-count')),
    next: answer.headers.get('x-next-cursor'),
  };
}

async function everyPage(query: Query): Promise<number[]> {
  const ids: number[] = [];
  let cursor = '';
  do {
    const { sets, next } = await page({ ...query, cursor });
    ids.push(...sets.map(({ id }) => id));
    cursor = next ?? '';
  } while (cursor !== '');
  return ids;
}

/** A set as a browser searches it. */
function shown(set: QuestionSetAnswer) {
  const { id, title, subject, level, year, examKind = null, term = null, lastupdated } = set;
  const lecturer = shownLecturer(set.lecturer, set.creator?.fullName);
  const topics = splitTopics(set.topics);
  return {
    id,
    title,
    subject,
    lecturer,
    topics,
    level,
    examKind,
    term,
    year,
    hasAnswers: set.hasAnswerKey === true,
    hasTestCases: set.hasTestCases === true,
    lastUpdated: lastupdated,
  };
}

/** The way of a filter from a browser to the server. */
function asked(filter: SetFilter): Query {
  const given = Object.entries(toListQuery(filter)).filter(([, value]) => value !== undefined);
  return { ...(Object.fromEntries(given) as Query), limit: '500' };
}

describe('a page of GET /api/questionsets', () => {
  it.each(SEARCH_CASES)('finds by $what', async ({ filter, found }) => {
    const { sets } = await page(asked(filter));
    const ids = sets.map(({ id }) => id).filter((id) => id <= CASE_SETS.length);
    expect(ids.toSorted()).toEqual(found);
  });

  it('holds what a browser finds in the whole bank, for 300 random filters', async () => {
    const index = indexSets(all.map(shown));
    let found = 0;
    for (let turn = 0; turn < 300; turn += 1) {
      const filter = randomFilter(roll);
      const query = asked(filter);
      const { sets, total, next } = await page(query);
      const expected = searchSets(index, filter).map(({ id }) => id);
      const ids = sets.map(({ id }) => id);
      expect([JSON.stringify(query), ids]).toEqual([JSON.stringify(query), expected]);
      expect([total, next]).toEqual([expected.length, null]);
      found += total;
    }
    expect(found).toBeGreaterThan(500);
  });

  it.each([
    ['newest', (a, b) => b.lastupdated.localeCompare(a.lastupdated) || b.id - a.id],
    ['oldest', (a, b) => a.lastupdated.localeCompare(b.lastupdated) || a.id - b.id],
    ['downloads', (a, b) => b.downloads - a.downloads || b.id - a.id],
  ] satisfies [string, (a: QuestionSetAnswer, b: QuestionSetAnswer) => number][])(
    'comes in the order %s, every set on one page',
    async (sort, compare) => {
      const expected = all.toSorted(compare).map(({ id }) => id);
      expect(await everyPage({ sort, limit: '7' })).toEqual(expected);
    },
  );

  it('comes by title, every set on one page', async () => {
    const ids = await everyPage({ sort: 'title', limit: '50' });
    const title = (id?: number) => all.find((set) => set.id === id)?.title.toLowerCase() ?? '';
    expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    for (const [at, id] of ids.slice(1).entries()) {
      expect(Buffer.compare(Buffer.from(title(ids[at])), Buffer.from(title(id)))).toBeLessThan(1);
    }
  });

  it('is of 50 by default, and the same objects as in the list', async () => {
    const { sets, total, next } = await page({ q: '' });
    expect(sets).toEqual(all.slice(0, 50));
    expect([total, next]).toEqual([SETS.length, expect.any(String)]);
  });

  it('shows a download at once, and answers 304 to its own ETag', async () => {
    const query = { sort: 'downloads', limit: '1' };
    const first = await ask(query);
    const etag = first.headers.get('etag') ?? '';
    expect((await ask(query, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const { db, setList } = server.services;
    const id = all.at(-1)?.id ?? 0;
    await db.updateTable('question_sets').set({ downloads: 99 }).where('id', '=', id).execute();
    setList.changed(id);
    expect((await page(query)).sets).toMatchObject([{ id, downloads: 99 }]);
  });

  it('lets other origins read where it goes on', async () => {
    const headers = { origin: 'https://situs.contoh.ac.id' };
    const exposed = (await ask({ limit: '1' }, { headers })).headers.get(
      'access-control-expose-headers',
    );
    expect(exposed).toContain('X-Next-Cursor');
    expect(exposed).toContain('X-Total-Count');
  });

  it.each([
    [{ limit: '0' }],
    [{ limit: '501' }],
    [{ limit: 'x' }],
    [{ sort: 'acak' }],
    [{ from: '2024-02-30', to: '2024-03-01' }],
    [{ from: 'kemarin', to: 'x' }],
    [{ q: 'x'.repeat(201) }],
    [{ cursor: 'bukan' }],
    [{ cursor: Buffer.from('["newest",7,1]').toString('base64url') }],
    [{ cursor: Buffer.from('["newest","2024",{}]').toString('base64url') }],
    [{ courseTag: Array.from({ length: 21 }, (_, index) => `t${index}`) }],
    [{ materialTag: 'x'.repeat(101) }],
  ])('is refused for %j', async (query) => {
    const answer = await ask(query as Query);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      message: expect.stringMatching(/\.$/),
      code: expect.stringMatching(/^(invalid|too-long|too-many)$/),
    });
  });

  it('takes the same filter a hundred times as one', async () => {
    const once = await page({ courseTag: 'a' });
    expect(await page({ courseTag: Array(100).fill('a') })).toEqual(once);
  });

  it('says how a day is written', async () => {
    const queries: Query[] = [{ from: 'kemarin' }, { to: '2024-02-30' }];
    for (const query of queries) {
      const message = 'Tanggal harus ditulis seperti 2025-01-31.';
      expect(await (await ask(query)).json()).toEqual({ message, code: 'invalid', what: 'day' });
    }
    expect((await ask({ from: '', to: '' })).status).toBe(200);
  });

  it('holds nothing for a level that is none', async () => {
    expect(await page({ difficulty: 'mudah' })).toEqual({ sets: [], total: 0, next: null });
  });
});
