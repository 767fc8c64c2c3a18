import { DEPTH_MAX } from '@bank-soal/contract/questions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callsOf, newLecturer, type PaperCalls } from '../paper-calls.js';
import { pdfText } from '../pdf-text.js';
import { samplePng } from '../sample-png.js';
import { startTestServer, type TestServer } from '../start-test-server.js';
import { CASE_TIMEOUT_MS } from './case-timeout.js';
import { MOST_GROWTH_MB } from './hostile-case.js';
import { expectShortWait } from './others-wait.js';
import { watchLoad } from './watch-load.js';

/** A paper that needs twice as much is given up: that it is matters here, not how much there is. */
const HURRIED_MS = 1_500;

let server: TestServer;
let hurried: TestServer;
let sari: PaperCalls;
let tono: PaperCalls;

beforeAll(async () => {
  server = await startTestServer();
  sari = await callsOf(server, 'sari');
  tono = await newLecturer(server, 'Tono');
  hurried = await startTestServer({
    change: (config) => ({
      ...config,
      documents: { ...config.documents, maxCpuMs: HURRIED_MS },
    }),
  });
});
afterAll(async () => {
  await server.stop();
  await hurried.stop();
});

/** A paper of some questions that say this. */
async function bodyOf(markdown: string, times = 1, from = sari) {
  const items: { questionId: number }[] = [];
  for (let left = times; left > 0; left -= 1) {
    const { id } = await from.question({ markdown });
    items.push({ questionId: id });
  }
  return { sections: [{ items }] };
}

/** Result of a call that must hurt nobody. */
async function harmless(call: () => Promise<Response>): Promise<Response> {
  const loadOf = watchLoad();
  const answer = await call();
  const bytes = await answer.arrayBuffer();
  const { longestMs, grownMb } = loadOf();
  expectShortWait(longestMs);
  expect(grownMb, 'memory grew').toBeLessThan(MOST_GROWTH_MB);
  if (answer.status >= 400) {
    const { code, message } = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, string>;
    expect(['paper-too-complex', 'busy']).toContain(code);
    expect(message).toMatch(/terlalu rumit|sedang sibuk/);
  }
  return new Response(bytes, { status: answer.status, headers: answer.headers });
}

/** As deep as a text may be. */
const deepList = `${'- '.repeat(DEPTH_MAX)}dalam`;
const deepQuote = `${'> '.repeat(DEPTH_MAX)}dalam`;
const braces = `$$${'{'.repeat(9_000)}x${'}'.repeat(9_000)}$$`;
const longWord = 'x'.repeat(20_000);
const cells = `|${'a|'.repeat(400)}\n|${'-|'.repeat(400)}\n${`|${'b|'.repeat(400)}\n`.repeat(20)}`;

it.each([
  ['nearly 1 MB of $', '$'.repeat(19_900), 49],
  ['more than a paper may say', '$'.repeat(19_900), 60],
  ['lists in each other', deepList, 3],
  ['quotes in each other', deepQuote, 2],
  ['9,000 braces in a formula', braces, 2],
  ['a million dollars in pairs', '$$ '.repeat(6_600), 49],
  ['a formula of 300 levels', `$$${'\\frac{1}{'.repeat(300)}x${'}'.repeat(300)}$$`, 5],
  ['a formula that multiplies', `$$\\def\\a{${'x'.repeat(300)}}${'\\a'.repeat(900)}$$`, 5],
  ['words of 20,000 letters', longWord, 10],
  ['a table of 8,000 cells', cells, 3],
  ['marks heaped on a letter', `a${'\u0301'.repeat(19_000)}`, 3],
])(
  '%s ends in time, and nobody waits for it',
  { timeout: CASE_TIMEOUT_MS },
  async (_, markdown, times) => {
    const there = await callsOf(hurried, 'sari');
    const body = await bodyOf(markdown, times, there);
    const answer = await harmless(() => there.send('POST', '/papers/preview', body));
    expect([200, 422, 503]).toContain(answer.status);
    const next = await there.send('POST', '/papers/preview', { title: 'Biasa' });
    expect(next.status).toBe(200);
  },
);

it('lists and quotes in each other beyond measure are not stored', async () => {
  for (const sign of ['- ', '> ']) {
    const answer = await sari.send('POST', '/questions', {
      kind: 'uraian',
      markdown: `${sign.repeat(3_000)}dalam`,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'too-nested' });
  }
});

it('what reads files elsewhere is text here', { timeout: CASE_TIMEOUT_MS }, async () => {
  const texts = ['#read("/etc/passwd")', '\\input{/etc/passwd}', '#import "@preview/cetz:0.3.0"'];
  const body = await bodyOf(`${texts.join('\n\n')}\n\n$$\\input{/etc/passwd}$$`);
  const answer = await harmless(() => sari.send('POST', '/papers/preview', body));
  expect(answer.status).toBe(200);
  const text = await pdfText(new Uint8Array(await answer.arrayBuffer()));
  for (const said of ['#read(', '@preview/cetz']) expect(text).toContain(said);
  expect(text).not.toMatch(/root:/);
});

it('a picture that breaks off, or is another than it says, harms no paper', {
  timeout: CASE_TIMEOUT_MS,
}, async () => {
  const whole = samplePng(4000, 4000);
  const broken = Buffer.concat([whole.subarray(0, 60), Buffer.from('rusak'.repeat(100))]);
  for (const [bytes, statuses] of [
    [whole, [200, 422, 503]],
    [broken, [200]],
  ] as const) {
    const { ref } = (await (await sari.image(bytes)).json()) as { ref: string };
    const body = await bodyOf(`Lihat gambar ini.\n\n![peta](${ref})`);
    const answer = await harmless(() => sari.send('POST', '/papers/preview', body));
    expect(statuses).toContain(answer.status);
  }
  expect((await sari.image(samplePng(10_000, 1))).status).toBe(413);
});

it('a body of 1 MB is refused before it is looked at', async () => {
  const answer = await sari.send('POST', '/papers/preview', { title: '$'.repeat(1_000_000) });
  expect(answer.status).toBe(413);
});

it('many exports of one account leave another its slot', { timeout: CASE_TIMEOUT_MS }, async () => {
  const paper = await sari.paper({ ...(await bodyOf('Jelaskan $$x^2$$.', 10)), variants: 6 });
  const exports = Array.from({ length: 4 }, () =>
    sari.get(`/papers/${paper.id}/export?format=zip`),
  );
  let ended = 0;
  for (const one of exports) void one.then(() => (ended += 1));
  const answer = await tono.send('POST', '/papers/preview', { title: 'Biasa' });
  expect([answer.status, ended]).toEqual([200, 0]);
  for (const one of await Promise.all(exports)) expect([200, 503]).toContain(one.status);
});
