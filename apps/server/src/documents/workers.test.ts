import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { samplePdf } from '../test/sample-bank.js';
import type { CombineJob } from './job.js';
import { REASONS } from './reasons.js';
import { createWorkers, type Workers } from './workers.js';

const MB = 1024 * 1024;
let folder: string;
let job: CombineJob;
let workers: Workers | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-child-'));
  const path = join(folder, 'a.pdf');
  await writeFile(path, samplePdf(1));
  const parts = [{ path, name: 'a.pdf', type: 'pdf' }];
  job = { kind: 'combine', parts, output: join(folder, 'out.pdf'), maxPages: 500 };
});
afterEach(() => workers?.close());
afterAll(() => rm(folder, { recursive: true, force: true }));

function start(limits: { maxRssBytes?: number; timeoutMs?: number } = {}): Workers {
  workers = createWorkers(1, {
    maxRssBytes: 512 * MB,
    timeoutMs: 30_000,
    maxPages: 9,
    ready: false,
    ...limits,
  });
  return workers;
}

describe('createWorkers', () => {
  it('finishes jobs within their limits, one after the other', async () => {
    const { run } = start();
    const ends = await Promise.all([run(job), run(job), run(job)]);
    expect(ends.map(({ kind }) => kind)).toEqual(['done', 'done', 'done']);
  });

  it('keeps a process for the next job', async () => {
    const { run } = start();
    await run(job);
    const began = performance.now();
    await run(job);
    expect(performance.now() - began).toBeLessThan(250);
  });

  it('kills the process when its time is up, and goes on with another', async () => {
    const { run } = start({ timeoutMs: 1 });
    const end = { kind: 'gave-up', part: 0, reason: REASONS.TOO_SLOW };
    expect(await run(job)).toEqual(end);
    expect(await run(job)).toEqual(end);
  });

  it('kills the process when it takes too much memory', async () => {
    const end = await start({ maxRssBytes: MB }).run(job);
    expect(end).toEqual({ kind: 'gave-up', part: 0, reason: REASONS.TOO_HEAVY });
  });

  it('tells a failure of the server from one of the document', async () => {
    const { run } = start();
    const nowhere = { ...job, output: join(folder, 'tidak', 'ada.pdf') };
    await expect(run(nowhere)).rejects.toMatchObject({ code: 'ENOENT' });
    expect((await run(job)).kind).toBe('done');
  });

  it('ends with the server', async () => {
    const { run, close } = start();
    const running = [run(job), run(job)];
    close();
    for (const end of await Promise.allSettled(running)) {
      expect(end).toMatchObject({ status: 'rejected', reason: { message: /stopping/ } });
    }
    await expect(run(job)).rejects.toThrow(/stopping/);
  });
});
