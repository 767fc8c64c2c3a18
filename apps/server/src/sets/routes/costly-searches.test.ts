import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectShortWait } from '../../test/hostile/others-wait.js';
import { watchLoad } from '../../test/hostile/watch-load.js';
import { sampleBank, sampleSet } from '../../test/sample-bank.js';
import { startTestServer, type TestServer } from '../../test/start-test-server.js';

/** As long as topics have ever been allowed to be, and alike in all but their end. */
const LONGEST = 5000;
const topic = (end: string) => 'a'.repeat(LONGEST - end.length) + end;

let server: TestServer;

beforeAll(async () => {
  const sets = Array.from({ length: 1200 }, (_, index) =>
    sampleSet({ title: `Set ${index}`, topics: [topic(`b${index % 7}`)] }),
  );
  server = await startTestServer({ bank: sampleBank(sets) });
});
afterAll(() => server.stop());

const ask = async (query: string) => {
  const answer = await server.get(`/api/questionsets?limit=5&${query}`);
  await answer.arrayBuffer();
  return { status: answer.status, total: answer.headers.get('x-total-count') };
};

/** Twenty tags that are found, if at all, at the very end of a topic. */
const tags = (end: (index: number) => string) =>
  Array.from({ length: 20 }, (_, index) => `materialTag=${'a'.repeat(90)}${end(index)}`).join('&');

it.each([
  ['a text that is everywhere and ends nowhere', `q=${'a'.repeat(200)}`, '1200'],
  ['a text that is nearly everywhere', `q=${'a'.repeat(198)}b9`, '0'],
  ['twenty tags that are nowhere', tags((index) => `c${index}`), '0'],
  ['twenty tags, one of which is at the end of some', tags((index) => `b${index + 6}`), '171'],
])('others wait for no search: %s', async (_, query, total) => {
  // The thread starts, and the answer to every other question is known, before it counts.
  await ask('q=Set');
  const loadOf = watchLoad();
  const [answer, list] = await Promise.all([ask(query), server.get('/api/site')]);
  const { longestMs } = loadOf();
  expect([answer, list.status]).toEqual([{ status: 200, total }, 200]);
  expectShortWait(longestMs);
});

it('a usual search does not wait for costly ones', async () => {
  let ended = 0;
  const costly = Array.from({ length: 6 }, (_, turn) =>
    ask(tags((index) => `d${turn}${index}`)).finally(() => {
      ended += 1;
    }),
  );
  expect(await ask('q=Set 11')).toEqual({ status: 200, total: '111' });
  const endedBefore = ended;
  await Promise.all(costly);
  expect(endedBefore).toBeLessThan(6);
});
