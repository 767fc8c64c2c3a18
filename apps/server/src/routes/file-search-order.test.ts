import { pathOf } from '@bank-soal/contract/endpoints';
import { fileSearchSchema } from '@bank-soal/contract/file-search';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleBank, sampleFile, sampleSet } from '../test/sample-bank.js';
import { startTestServer, type TestServer } from '../test/start-test-server.js';

/** Words that are their own stems, each rarer than the one before. */
const WORDS = Array.from({ length: 40 }, (_, at) => `kata${at}x`);
const FILES = 60;
const QUERIES = 50;

/** The same numbers in each run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const draw = numbers(7);
const word = () => WORDS[Math.min(draw(WORDS.length), draw(WORDS.length))] ?? '';
const TEXTS = Array.from({ length: FILES }, () =>
  Array.from({ length: 5 + draw(60) }, word).join(' '),
);
const ASKED = Array.from({ length: QUERIES }, (_, at) => [
  ...new Set(Array.from({ length: 1 + (at % 3) }, word)),
]);

/** BM25 as the textbooks have it, over all texts. */
function expected(asked: readonly string[]): number[] {
  const texts = TEXTS.map((text) => text.split(' '));
  const mean = texts.reduce((sum, { length }) => sum + length, 0) / texts.length;
  const times = (text: readonly string[], one: string, isLast: boolean) =>
    text.filter((each) => (isLast ? each.startsWith(one) : each === one)).length;
  const score = (text: readonly string[]) =>
    asked.reduce((sum, one, at) => {
      const isLast = at === asked.length - 1;
      const found = texts.filter((each) => times(each, one, isLast) > 0).length;
      const idf = Math.max(Math.log((texts.length - found + 0.5) / (found + 0.5)), 1e-6);
      const tf = times(text, one, isLast);
      return sum + (idf * tf * 2.2) / (tf + 1.2 * (0.25 + (0.75 * text.length) / mean));
    }, 0);
  return texts
    .map((text, at) => ({ id: at + 1, text, score: score(text) }))
    .filter(({ text }) => asked.every((one, at) => times(text, one, at === asked.length - 1) > 0))
    .toSorted((a, b) => (Math.abs(b.score - a.score) > 1e-12 ? b.score - a.score : b.id - a.id))
    .map(({ id }) => id);
}

let server: TestServer;

beforeAll(async () => {
  const files = (at: number) => [sampleFile('questions', `${at}.txt`, TEXTS[at] ?? '')];
  const sets = TEXTS.map((_, at) => sampleSet({ title: `Paket ${at}`, files: files(at) }));
  server = await startTestServer({ bank: sampleBank(sets), env: { INDEX_FILES: 'true' } });
  server.services.textQueue?.wake();
  await server.services.textQueue?.idle();
}, 120_000);
afterAll(() => server.stop());

it('fifty queries find the same files in the same order on every database', async () => {
  let found = 0;
  for (const asked of ASKED) {
    const path = pathOf('searchFiles', undefined, { q: asked.join(' '), limit: 50 });
    const hits = fileSearchSchema.parse(await (await server.get(path)).json());
    const ids = hits.map(({ file }) => file.id);
    expect([asked, ids]).toEqual([asked, expected(asked).slice(0, 50)]);
    found += ids.length;
  }
  expect(found).toBeGreaterThan(QUERIES);
});
