import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePdf } from '../test/sample-bank.js';
import { REASONS } from './reasons.js';
import { runChild } from './run-child.js';

const MB = 1024 * 1024;
let folder: string;
let job: Parameters<typeof runChild>[0];

const signal = () => new AbortController().signal;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-child-'));
  const path = join(folder, 'a.pdf');
  await writeFile(path, samplePdf(1));
  job = { parts: [{ path, name: 'a.pdf', type: 'pdf' }], output: join(folder, 'out.pdf') };
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('runChild', () => {
  it('finishes a job within its limits', async () => {
    const limits = { maxRssBytes: 512 * MB, timeoutMs: 30_000 };
    expect(await runChild(job, limits, signal())).toEqual({ kind: 'done' });
  });

  it('kills the process when its time is up', async () => {
    const end = await runChild(job, { maxRssBytes: 512 * MB, timeoutMs: 1 }, signal());
    expect(end).toEqual({ kind: 'gave-up', part: 0, reason: REASONS.TOO_SLOW });
  });

  it('kills the process when it takes too much memory', async () => {
    const end = await runChild(job, { maxRssBytes: 1 * MB, timeoutMs: 30_000 }, signal());
    expect(end).toEqual({ kind: 'gave-up', part: 0, reason: REASONS.TOO_HEAVY });
  });

  it('ends with the server', async () => {
    const stop = new AbortController();
    const limits = { maxRssBytes: 512 * MB, timeoutMs: 30_000 };
    const running = runChild(job, limits, stop.signal);
    stop.abort();
    await expect(running).rejects.toThrow();
  });
});
