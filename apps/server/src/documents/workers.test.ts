import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMemoryBudget } from '../limits/memory.js';
import type { DocumentLimits } from '../settings/config.js';
import { samplePdf } from '../test/sample-bank.js';
import { sampleDocx } from '../test/sample-docx.js';
import { startChild } from './child-program.js';
import { converse } from './converse.js';
import type { CombineJob } from './job.js';
import { REASONS } from './reasons.js';
import { createWorkers, type Workers } from './workers.js';

vi.hoisted(() => vi.resetModules());
vi.mock('./child-program.js', { spy: true });
vi.mock('./converse.js', { spy: true });

const MB = 1024 * 1024;
let folder: string;
let job: CombineJob;
let workers: Workers | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-child-'));
  const path = join(folder, 'a.pdf');
  await writeFile(path, samplePdf(1));
  const parts = [{ path, name: 'a.pdf', type: 'pdf' }];
  job = {
    kind: 'combine',
    parts,
    output: join(folder, 'out.pdf'),
    maxPages: 500,
    maxCpuMs: 20_000,
  };
});
afterEach(() => workers?.close());
afterAll(() => rm(folder, { recursive: true, force: true }));

const LIMITS = {
  maxRssBytes: 512 * MB,
  maxCpuMs: 30_000,
  timeoutMs: 600_000,
  maxPages: 9,
  ready: false,
};

function start(limits: Partial<DocumentLimits> = {}): Workers {
  workers = createWorkers(1, { ...LIMITS, ...limits });
  return workers;
}

/** The processes that were started since the last look. */
const started = () => vi.mocked(startChild).mock.results.map(({ value }) => value as ChildProcess);

describe('createWorkers', () => {
  it('finishes jobs within their limits, one after the other', async () => {
    const { run } = start();
    const ends = await Promise.all([run(job), run(job), run(job)]);
    expect(ends.map(({ kind }) => kind)).toEqual(['done', 'done', 'done']);
  });

  it('keeps a process for the next job', async () => {
    const { run } = start();
    vi.mocked(startChild).mockClear();
    for (let round = 0; round < 3; round += 1) await run(job);
    expect(started().map(({ pid }) => pid)).toEqual([expect.any(Number)]);
  });

  it('keeps one that has read a Word document, too', async () => {
    const path = join(folder, 'soal.docx');
    await writeFile(path, await sampleDocx());
    const { run } = start();
    vi.mocked(startChild).mockClear();
    const word = { ...job, parts: [{ path, name: 'soal.docx', type: 'docx' }] };
    for (let round = 0; round < 3; round += 1) await run(word);
    expect(started()).toHaveLength(1);
  });

  it('says of no document that it took what an earlier one had left', async () => {
    const { run } = start();
    await run(job);
    vi.mocked(startChild).mockClear();
    const heavy = { kind: 'gave-up', part: 0, reason: REASONS.TOO_HEAVY } as const;
    vi.mocked(converse).mockResolvedValueOnce(heavy);
    expect(await run(job)).toMatchObject({ kind: 'done' });
    expect(started()).toHaveLength(1);
    await run(job);
    vi.mocked(converse).mockResolvedValueOnce(heavy).mockResolvedValueOnce(heavy);
    expect(await run(job)).toEqual(heavy);
  });

  it('shares memory with others: idle processes free it', async () => {
    const memory = createMemoryBudget(512 * MB);
    workers = createWorkers(1, LIMITS, { memory });
    const others = createWorkers(1, LIMITS, { memory });
    vi.mocked(startChild).mockClear();
    await workers.run(job);
    const ends = await Promise.all([others.run(job), workers.run(job)]);
    expect(ends.map(({ kind }) => kind)).toEqual(['done', 'done']);
    const [first, second, third] = started();
    expect([first?.signalCode, second?.signalCode, third?.signalCode]).toEqual([
      'SIGKILL',
      'SIGKILL',
      null,
    ]);
    others.close();
  });

  it('ends the process when a document takes too much of the processor, and goes on', async () => {
    const { run } = start({ maxCpuMs: 1 });
    const end = { kind: 'gave-up', part: 0, reason: REASONS.TOO_SLOW };
    expect(await run(job)).toEqual(end);
    expect(await run(job)).toEqual(end);
  });

  it('says nothing of the document when the machine has no time for it', async () => {
    const { run } = start({ timeoutMs: 1 });
    expect(await run(job)).toEqual({ kind: 'interrupted' });
    expect(await run(job)).toEqual({ kind: 'interrupted' });
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
