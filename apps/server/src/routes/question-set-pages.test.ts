import type { QuestionSetAnswer } from '@bank-soal/contract/question-sets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BankSet } from '../test/bank-content.js';
import { sampleBank, sampleSet } from '../test/sample-bank.js';
import { startTestServer, type TestServer } from '../test/start-test-server.js';

let server: TestServer;
let all: QuestionSetAnswer[];

/** A small reproducible generator of numbers below `below`. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const roll = dice(7);
const SCRAPS = ['a', 'B', 'al', 'Go', 'É', 'İ', 'Σ', 'ß', '1', '%', '_', '-', 'ri', "'", '\\'];
const LEVELS = ['Mudah', 'Sedang', 'Sulit'] as const;
const DAYS = ['2024-02-28', '2024-02-29', '2024-03-01', '2024-03-02'];

const pick = <T>(list: readonly T[]) => list[roll(list.length)] as T;
const times = <T>(most: number, make: () => T) => Array.from({ length: roll(most + 1) }, make);
const word = (most: number) => times(most, () => pick(SCRAPS)).join('');

function randomSet(): BankSet {
  return sampleSet({
    title: `${word(4)}x`,
    subject: `${word(3)}y`,
    lecturer: word(2),
    lecturerEmail: pick(['sari@uji.ac.id', 'budi@uji.ac.id', null]),
    level: pick(LEVELS),
    topics: times(3, () => `${word(2)}z`),
    downloads: roll(4),
    updatedAt: `${pick(DAYS)}T${pick(['00', '16', '17', '23'])}:30:00.000Z`,
  });
}

beforeAll(async () => {
  server = await startTestServer({
    bank: sampleBank(Array.from({ length: 120 }, randomSet)),
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

const has = (field: string, part: string) => field.toLowerCase().includes(part.toLowerCase());
const jakartaDay = (date: string) =>
  new Date(Date.parse(date) + 7 * 3_600_000).toISOString().slice(0, 10);

/**
 * The rule of the search word by word: a substring of title, subject, lecturer or any topic; the level
 * exactly; any course tag within the subject, any material tag within a topic; both ends of the range.
 */
function literally(set: QuestionSetAnswer, query: Query): boolean {
  const list = (key: string) => [query[key] ?? []].flat();
  const topics = set.topics.split(', ').filter((topic) => topic !== '');
  const day = jakartaDay(set.lastupdated);
  const any = (key: string, test: (part: string) => boolean) =>
    list(key).length === 0 || list(key).some(test);
  return (
    any('q', (text) =>
      [set.title, set.subject, set.lecturer, ...topics].some((field) => has(field, text)),
    ) &&
    any('difficulty', (level) => level === set.level) &&
    any('courseTag', (tag) => has(set.subject, tag)) &&
    any('materialTag', (tag) => topics.some((topic) => has(topic, tag))) &&
    (!query.from || !query.to || (day >= query.from && day <= query.to))
  );
}

function randomQuery(): Query {
  const part = () => pick(SCRAPS) + word(1);
  return {
    limit: '500',
    ...(roll(2) && { q: part() }),
    ...(roll(3) === 0 && { difficulty: times(2, () => pick(LEVELS)) }),
    ...(roll(3) === 0 && { courseTag: times(2, part) }),
    ...(roll(3) === 0 && { materialTag: times(2, part) }),
    ...(roll(2) && { from: pick(DAYS) }),
    ...(roll(2) && { to: pick(DAYS) }),
  };
}

describe('a page of GET /api/questionsets', () => {
  it('holds exactly what the rule of the search says, for 200 random queries', async () => {
    let found = 0;
    for (let turn = 0; turn < 200; turn += 1) {
      const query = randomQuery();
      const { sets, total, next } = await page(query);
      const expected = all.filter((set) => literally(set, query));
      expect([JSON.stringify(query), sets]).toEqual([JSON.stringify(query), expected]);
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
    expect([total, next]).toEqual([120, expect.any(String)]);
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
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/\.$/) });
  });

  it('takes the same filter a hundred times as one', async () => {
    const once = await page({ courseTag: 'a' });
    expect(await page({ courseTag: Array(100).fill('a') })).toEqual(once);
  });

  it('says how a day is written', async () => {
    const queries: Query[] = [{ from: 'kemarin' }, { to: '2024-02-30' }];
    for (const query of queries) {
      const message = 'Tanggal harus ditulis seperti 2025-01-31.';
      expect(await (await ask(query)).json()).toEqual({ message });
    }
    expect((await ask({ from: '', to: '' })).status).toBe(200);
  });

  it('holds nothing for a level that is none', async () => {
    expect(await page({ difficulty: 'mudah' })).toEqual({ sets: [], total: 0, next: null });
  });
});
