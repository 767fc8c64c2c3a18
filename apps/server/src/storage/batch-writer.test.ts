import { randomBytes } from 'node:crypto';
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { batchWriter } from './batch-writer.js';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-batch-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each([0, 1, 7, 65_536, 700_000])('writes pieces of %i bytes in their order', async (length) => {
  const path = join(folder, `${length}`);
  const handle = await open(path, 'wx');
  const writer = batchWriter(handle);
  const pieces = Array.from({ length: 40 }, () => randomBytes(length));
  for (const piece of pieces) await writer.write(piece);
  await writer.end();
  await handle.close();
  expect((await readFile(path)).equals(Buffer.concat(pieces))).toBe(true);
});

it('goes on with what a nearly full disk did not take', async () => {
  const path = join(folder, 'sebagian');
  const handle = await open(path, 'wx');
  handle.writev = async (pieces) => {
    const { bytesWritten } = await handle.write(pieces[0] as Uint8Array);
    return { bytesWritten, buffers: pieces };
  };
  const writer = batchWriter(handle);
  for (const piece of ['satu', 'dua', 'tiga']) await writer.write(Buffer.from(piece));
  await writer.end();
  await handle.close();
  expect(await readFile(path, 'utf8')).toBe('satuduatiga');
});

it('tells of a failure at the latest at its end', async () => {
  const handle = await open(join(folder, 'rusak'), 'wx');
  handle.writev = () => Promise.reject(new Error('ENOSPC'));
  const writer = batchWriter(handle);
  await writer.write(Buffer.alloc(600_000));
  await expect(writer.end()).rejects.toThrow('ENOSPC');
  await handle.close();
});
