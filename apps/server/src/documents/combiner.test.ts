import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { FileRow } from '../db/schema.js';
import { diskStore } from '../storage/disk-store.js';
import type { FileStore } from '../storage/file-store.js';
import { pdfText } from '../test/pdf-text.js';
import { samplePdf } from '../test/sample-bank.js';
import { type Combiner, createCombiner } from './combiner.js';
import { converse } from './converse.js';
import type { CombineJob } from './job.js';
import { NOT_SHOWN_YET, REASONS } from './reasons.js';
import { createLightProcess } from './sandbox/light-process.js';

vi.hoisted(() => vi.resetModules());
vi.mock('./converse.js', { spy: true });
const { converse: talk } = await vi.importActual<typeof import('./converse.js')>('./converse.js');

const LIMITS = {
  maxRssBytes: 512 * 1024 * 1024,
  maxCpuMs: 20_000,
  timeoutMs: 600_000,
  maxPages: 50,
  ready: false,
};

/** Twenty times what the small files here take: a busy machine must not send them to the other lane. */
const LIGHT = { ...LIMITS, maxCpuMs: 10_000 };

let folder: string;
let store: FileStore;
let combiner: Combiner;
/** The files of each merge, in the order in which they began. */
let merges: string[];
/** Failed ones of the light lane. */
let tried: string[];
/** Files that end whichever process has them. */
let deadly: Set<string>;
let previews = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-combiner-'));
  store = await diskStore(join(folder, 'files'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

beforeEach(async () => {
  merges = [];
  tried = [];
  deadly = new Set();
  previews += 1;
  const light = createLightProcess(LIMITS, LIGHT);
  combiner = await createCombiner(previewsFolder(), store, LIMITS, {}, undefined, undefined, light);
  vi.mocked(converse).mockImplementation(async (child, job, limits) => {
    const { parts } = job as CombineJob;
    const names = parts.map(({ name }) => name).join('+');
    const part = parts.findIndex(({ name, givenUp }) => deadly.has(name) && givenUp === undefined);
    // A merge that the light lane gives up runs in the other.
    const isLight = limits.maxCpuMs < LIMITS.maxCpuMs;
    (isLight && part >= 0 ? tried : merges).push(names);
    if (part < 0) return talk(child, job, limits);
    child.kill('SIGKILL');
    return { kind: 'gave-up', part, reason: REASONS.TOO_SLOW };
  });
});
afterEach(() => {
  combiner.close();
  vi.mocked(converse).mockReset();
});

const previewsFolder = () => join(folder, `previews-${previews}`);

async function file(name: string, bytes: Buffer | string = name): Promise<FileRow> {
  const { sha256, size } = await store.put([Buffer.from(bytes)]);
  const type = name.split('.').at(-1) ?? '';
  const place = { question_set_id: 1, category: 'questions', position: 0 };
  return { id: 1, ...place, name, type, size, sha256, created_at: '' };
}

const files = (...names: string[]) =>
  Promise.all(names.map((name) => file(name, name.endsWith('pdf') ? samplePdf(1) : name)));

async function textOf(rows: readonly FileRow[], holder = 1): Promise<string> {
  return pdfText(await readFile((await combiner.combine(rows, holder)).path));
}

it('makes a part once, for all documents that have it, and lets nobody else read it', async () => {
  await textOf(await files('a.txt', 'b.txt'));
  expect(merges).toEqual(['a.txt', 'b.txt', 'a.txt+b.txt']);
  const text = await textOf(await files('a.txt', 'c.txt'));
  expect(merges.slice(3)).toEqual(['c.txt', 'a.txt+c.txt']);
  expect(text).toMatch(/a\.txt.*c\.txt/s);
  const parts = join(previewsFolder(), 'parts');
  const modes = (await readdir(parts)).map(async (name) => (await stat(join(parts, name))).mode);
  expect((await Promise.all(modes)).map((mode) => mode & 0o777)).toEqual([0o600, 0o600, 0o600]);
  expect((await stat(previewsFolder())).mode & 0o777).toBe(0o700);
});

it('shows each file under its own name, though others have the same content', async () => {
  const [a, b] = [await file('a.txt', 'sama'), await file('b.txt', 'sama')];
  expect(await textOf([a])).toContain('a.txt');
  expect(await textOf([b])).toContain('b.txt');
});

it('tries alone what is behind a part that it gives up, and merges the others once more', async () => {
  const rows = await files('a.pdf', 'b.pdf', 'jahat1.pdf', 'c.pdf', 'jahat2.pdf', 'jahat3.pdf');
  const distinct = await Promise.all(
    rows.map((row, index) => file(row.name, samplePdf(index + 1))),
  );
  for (const name of ['jahat1.pdf', 'jahat2.pdf', 'jahat3.pdf']) deadly.add(name);
  const text = await textOf(distinct);
  const all = distinct.map(({ name }) => name).join('+');
  expect(merges).toEqual([all, 'jahat1.pdf', 'c.pdf', 'jahat2.pdf', 'jahat3.pdf', all]);
  for (const name of deadly) expect(text).toContain(name);
  expect(text).not.toContain('c.pdf');
  expect(text).toContain('terlalu lama diolah');

  merges = [];
  await textOf(distinct.toReversed());
  expect(merges).toHaveLength(1);
});

it('keeps nothing of what the machine had no time for, but what was made by then', async () => {
  const rows = await files('a.txt', 'b.txt');
  vi.mocked(converse).mockImplementationOnce(talk);
  // In both lanes.
  for (let lane = 0; lane < 2; lane += 1)
    vi.mocked(converse).mockResolvedValueOnce({ kind: 'interrupted' });
  await expect(combiner.combine(rows, 1)).rejects.toMatchObject({
    status: 503,
    failure: NOT_SHOWN_YET,
    headers: { 'Retry-After': expect.any(String) },
  });
  expect(await textOf(rows)).toMatch(/a\.txt.*b\.txt/s);
  expect(merges).toEqual(['b.txt', 'a.txt+b.txt']);
});

it('lets all files of a set together cost as much as two of the dearest', async () => {
  await textOf(await files('a.pdf', 'b.pdf', 'c.pdf'));
  const [, job] = vi.mocked(converse).mock.calls.at(-1) ?? [];
  expect(job).toMatchObject({ kind: 'combine', maxCpuMs: 2 * LIMITS.maxCpuMs });
});

it('lets others between the parts of a long document', async () => {
  const names = Array.from({ length: 12 }, (_, index) => `${index}.txt`);
  const long = combiner.combine(await files(...names), 1);
  await expect.poll(() => merges.length).toBeGreaterThan(0);
  expect(await textOf(await files('singkat.txt'), 2)).toContain('singkat.txt');
  const before = merges.slice();
  await long;
  expect(merges.length).toBeGreaterThan(before.length);
  expect(merges.at(-1)).toBe(names.join('+'));
});

it('makes a document once for all who ask for it, wherever they are', async () => {
  const rows = await files('a.txt', 'b.txt');
  await Promise.all([1, 1, 2, 3, 4].map((holder) => combiner.combine(rows, holder)));
  expect(new Set(merges).size).toBe(3);
  expect(merges.length).toBeLessThanOrEqual(6);
});

it('makes a light document beside an expensive one, and an expensive one that seemed light in the other lane', async () => {
  const begun: string[] = [];
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  vi.mocked(converse).mockImplementation(async (child, job, limits) => {
    const isLight = limits.maxCpuMs < LIMITS.maxCpuMs;
    const names = (job as CombineJob).parts.map(({ name }) => name).join('+');
    begun.push(`${isLight ? 'light' : 'heavy'} ${names}`);
    if (!names.includes('mahal')) return talk(child, job, limits);
    if (!isLight) return released.then(() => talk(child, job, limits));
    child.kill('SIGKILL');
    return { kind: 'gave-up', part: 0, reason: REASONS.TOO_SLOW };
  });
  const expensive = combiner.combine(
    [await file('mahal.txt'), await file('mahal2.txt'), await file('berat.txt', 'x\n'.repeat(2e6))],
    1,
  );
  await expect.poll(() => begun).toContain('heavy mahal.txt');
  expect(await textOf(await files('ringan.txt'), 2)).toContain('ringan.txt');
  expect(begun).toEqual([
    'light mahal.txt',
    'heavy mahal.txt',
    'light ringan.txt',
    'light ringan.txt',
  ]);
  release();
  await expensive;
  expect(begun.slice(4)).toEqual([
    'heavy mahal2.txt',
    'heavy berat.txt',
    'heavy mahal.txt+mahal2.txt+berat.txt',
  ]);
});
