import { createHash, randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { passingFailure } from '../failures.js';
import { createHashThread, type HashThread } from './hash-thread.js';

const MB = 1024 * 1024;
const IMMENSE = 64 * 1024 * MB;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
let folder: string;
let path: string;
let thread: HashThread;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-hash-'));
  path = join(folder, 'a');
  thread = createHashThread();
});
afterEach(async () => {
  await thread.stop();
  await rm(folder, { recursive: true, force: true });
});

async function whole(): Promise<void> {
  const bytes = randomBytes(MB);
  await writeFile(path, bytes);
  expect(await thread.follow(path).end(MB)).toBe(sha256(bytes));
}

describe('the thread that hashes', () => {
  it('follows a file as it is written, to exactly what is written', async () => {
    const pieces = Array.from({ length: 5 }, () => randomBytes(300_000));
    const followed = thread.follow(path);
    let written = 0;
    for (const piece of pieces) {
      await appendFile(path, piece);
      written += piece.byteLength;
      followed.advance(written - 7);
    }
    expect(await followed.end(written)).toBe(sha256(Buffer.concat(pieces)));
  });

  it('keeps several files apart, one of them dropped', async () => {
    const names = ['a', 'b', 'c'].map((name) => join(folder, name));
    const contents = names.map(() => randomBytes(2 * MB));
    for (const [index, name] of names.entries()) await writeFile(name, contents[index] ?? '');
    const [first, second, third] = names.map((name) => thread.follow(name));
    for (const one of [first, second, third]) one?.advance(MB);
    second?.drop();
    const ends = await Promise.all([third?.end(2 * MB), first?.end(2 * MB)]);
    expect(ends).toEqual([contents[2], contents[0]].map((bytes) => sha256(bytes ?? Buffer.of())));
  });

  it('tells why it cannot read, and goes on', async () => {
    await expect(thread.follow(path).end(1)).rejects.toMatchObject({ code: 'ENOENT' });
    await writeFile(path, 'pendek');
    await expect(thread.follow(path).end(7)).rejects.toThrow(/shorter/);
    await whole();
  });

  it('fails clearly when it ends with work undone, and another takes its place', async () => {
    await whole();
    // More than any machine hashes before it is told to stop; a file of holes takes no room.
    await truncate(path, IMMENSE);
    const left = thread.follow(path).end(IMMENSE);
    const [end] = await Promise.allSettled([left, thread.stop()]);
    expect(end).toMatchObject({ status: 'rejected', reason: { name: 'HashThreadEnded' } });
    expect(passingFailure((end as PromiseRejectedResult).reason)?.status).toBe(503);
    await whole();
  });

  it('takes a file up again that another thread had begun', async () => {
    const bytes = randomBytes(2 * MB);
    await writeFile(path, bytes);
    const followed = thread.follow(path);
    followed.advance(MB);
    await thread.stop();
    expect(await followed.end(2 * MB)).toBe(sha256(bytes));
  });
});
