import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cachedSize, pruneFolder } from './prune-folder.js';

const HOUR = 3_600_000;
const now = Date.now();
const isPdf = (name: string) => name.endsWith('.pdf');
let folder: string;

async function file(name: string, ageHours: number): Promise<void> {
  const path = join(folder, name);
  await writeFile(path, Buffer.alloc(100));
  const used = new Date(now - ageHours * HOUR);
  await utimes(path, used, used);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-prune-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('removes the old ones, then the longest unused, never the fresh', async () => {
  await file('fresh.pdf', 0);
  await file('day.pdf', 24);
  await file('two-days.pdf', 48);
  await file('month.pdf', 24 * 31);
  await file('catatan.txt', 24 * 31);
  const limits = { maxBytes: 1000, maxAgeMs: 30 * 24 * HOUR, restMs: HOUR };
  await pruneFolder(folder, limits, isPdf, now);
  const kept = ['catatan.txt', 'day.pdf', 'fresh.pdf', 'two-days.pdf'];
  expect((await readdir(folder)).toSorted()).toEqual(kept);
  await pruneFolder(folder, { ...limits, maxBytes: 250 }, isPdf, now);
  expect((await readdir(folder)).toSorted()).toEqual(['catatan.txt', 'day.pdf', 'fresh.pdf']);
  await pruneFolder(folder, { ...limits, maxBytes: 0 }, isPdf, now);
  expect((await readdir(folder)).toSorted()).toEqual(['catatan.txt', 'fresh.pdf']);
});

it('looks into folders, and counts what is asked for as used', async () => {
  await mkdir(join(folder, 'ab'));
  await file('ab/old.pdf', 24);
  await file('ab/older.pdf', 25);
  expect(await cachedSize(join(folder, 'ab', 'older.pdf'), HOUR)).toBe(100);
  expect(await cachedSize(join(folder, 'ab', 'gone.pdf'), HOUR)).toBeUndefined();
  await pruneFolder(folder, { maxBytes: 0, maxAgeMs: HOUR, restMs: HOUR }, isPdf);
  expect(await readdir(join(folder, 'ab'))).toEqual(['older.pdf']);
});
