import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { receivedFile } from '../test/received-file.js';
import { samplePdf } from '../test/sample-bank.js';
import { createInspector } from './inspector.js';

const DOCUMENTS = {
  first: samplePdf(1),
  second: samplePdf(2),
  third: samplePdf(3),
  broken: samplePdf(3).subarray(0, 99),
};

let folder: string;
/** No limit ends the document that stalls: only a second process helps the others. */
const inspector = createInspector({
  maxRssBytes: 2 ** 31,
  maxCpuMs: 600_000,
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

it.skipIf(process.platform === 'win32')(
  'lets honest documents past those of an account that stall (not on Windows: no pipe in a folder)',
  async () => {
    // A read of a pipe without a writer never ends.
    const hostile = ['hostile', 'hostile-too'];
    for (const name of hostile) execFileSync('mkfifo', [join(folder, name)]);
    const ended: string[] = [];
    const judge = async (name: string, holder: number) => {
      const file = await receivedFile(join(folder, name));
      const problem = await inspector.inspect(file, 'pdf', holder);
      ended.push(`${name}: ${problem ?? 'ok'}`);
    };
    const stalled = hostile.map((name) => judge(name, 1).catch(() => ended.push('given up')));
    await judge('first', 2);
    await judge('second', 2);
    await Promise.all([judge('third', 2), judge('broken', 3)]);
    inspector.close();
    await Promise.all(stalled);
    expect(ended.slice(0, 2)).toEqual(['first: ok', 'second: ok']);
    // Whichever of the two has been received first.
    expect(ended.slice(2, 4).toSorted()).toEqual([
      expect.stringContaining('broken: '),
      'third: ok',
    ]);
    expect(ended.slice(4)).toEqual(['given up', 'given up']);
  },
);
