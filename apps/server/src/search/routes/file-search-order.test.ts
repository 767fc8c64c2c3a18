import { pathOf } from '@bank-soal/contract/endpoints';
import { fileSearchSchema } from '@bank-soal/contract/search';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleBank, sampleFile, sampleSet } from '../../test/sample-bank.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';

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

/** BM25 for a text of 500 words, all words as rare, in whole numbers. */
function expected(asked: readonly string[]): number[] {
  const texts = TEXTS.map((text) => text.split(' '));
  const times = (text: readonly string[], one: string, isLast: boolean) =>
    text.filter((each) => (isLast ? each.startsWith(one) : each === one)).length;
  const weight = (tf: number, { length }: readonly string[]) =>
    Math.floor((100_000 * 2.2 * tf) / (tf + 1.2 * (0.25 + (0.75 * length) / 500)) + 1e-6);
  const score = (text: readonly string[]) =>
    asked.reduce(
      (sum, one, at) => sum + weight(times(text, one, at === asked.length - 1), text),
      0,
    );
  return texts
    .map((text, at) => ({ id: at + 1, text, score: score(text) }))
    .filter(({ text }) => asked.every((one, at) => times(text, one, at === asked.length - 1) > 0))
    .toSorted((a, b) => b.score - a.score || b.id - a.id)
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
