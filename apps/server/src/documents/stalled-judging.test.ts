import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pagePdf, streamObject } from '../test/hostile/make-pdf.js';
import { samplePdf } from '../test/sample-bank.js';
import { createInspector } from './inspector.js';

/** A table whose fields are so wide that one of them is read for minutes. */
const STALLING = pagePdf({
  more: [
    streamObject(
      '/Type /XRef /Size 999 /W [1 99999999 1] /Index [0 999] /Root 1 0 R',
      Buffer.from('x'.repeat(9)),
    ),
  ],
});

const DOCUMENTS = {
  hostile: STALLING,
  first: samplePdf(1),
  second: samplePdf(2),
  third: samplePdf(3),
  broken: samplePdf(3).subarray(0, 99),
};

let folder: string;
/** No limit ends the document that stalls: only a second process helps the others. */
const inspector = createInspector({
  maxRssBytes: 2 ** 31,
  timeoutMs: 600_000,
  maxPages: 9,
  ready: false,
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-stall-'));
  for (const [name, bytes] of Object.entries(DOCUMENTS)) await writeFile(join(folder, name), bytes);
});
afterAll(async () => {
  inspector.close();
  await rm(folder, { recursive: true, force: true });
});

it('lets honest documents past one that stalls, each in its turn', async () => {
  const ended: string[] = [];
  const judge = async (name: string) => {
    const problem = await inspector.inspect(join(folder, name), 'pdf');
    ended.push(`${name}: ${problem ?? 'ok'}`);
  };
  const stalled = judge('hostile').catch(() => ended.push('given up'));
  await judge('first');
  await judge('second');
  await Promise.all([judge('third'), judge('broken')]);
  inspector.close();
  await stalled;
  expect(ended.slice(0, 3)).toEqual(['first: ok', 'second: ok', 'third: ok']);
  expect(ended.slice(3)).toEqual([expect.stringContaining('broken: '), 'given up']);
});
