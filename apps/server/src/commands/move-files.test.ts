import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseConfig } from '../settings/config.js';
import { diskStore } from '../storage/disk-store.js';
import type { FileStore } from '../storage/file-store.js';
import { openFileStore } from '../storage/open-file-store.js';
import { openTestBucket } from '../test/s3/test-bucket.js';
import { moveFiles } from './move-files.js';

let bucket: Awaited<ReturnType<typeof openTestBucket>>;
let folder: string;
let disk: FileStore;
let remote: FileStore;
let lines: string[];

const config = () => parseConfig({ DATA_DIR: folder, ...bucket.env });
const terminal = {
  out: (line: string) => lines.push(line),
  err: (line: string) => lines.push(line),
  env: {},
  askPassword: undefined,
  readInput: async () => Buffer.alloc(0),
};
const move = (...args: string[]) => moveFiles(args, config(), terminal);
const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');

async function listed(store: FileStore): Promise<string[]> {
  const names: string[] = [];
  for await (const name of store.list()) names.push(name);
  return names.toSorted();
}

beforeEach(async () => {
  lines = [];
  bucket = await openTestBucket();
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-move-'));
  disk = await diskStore(join(folder, 'files'));
  remote = await openFileStore(config());
});
afterEach(async () => {
  await bucket.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('move-files', () => {
  it('copies to the bucket and back, each content once, and removes only on request', async () => {
    const contents = Array.from({ length: 9 }, (_, index) => `isi ${index}`);
    for (const content of contents) await disk.put([Buffer.from(content)]);
    const names = contents.map(sha256).toSorted();
    expect(await move('--to', 'bucket')).toBe(true);
    expect(lines).toEqual(['9 file disalin, 0 sudah ada di tujuan.']);
    expect(await listed(remote)).toEqual(names);
    expect(await move('--to', 'bucket', '--remove')).toBe(true);
    expect(lines[1]).toBe('0 file disalin, 9 sudah ada di tujuan.');
    expect(await listed(disk)).toEqual([]);
    expect(await move('--to', 'disk', '--remove')).toBe(true);
    expect(await listed(disk)).toEqual(names);
    expect(await listed(remote)).toEqual([]);
    expect(await text(await disk.read(sha256('isi 3')))).toBe('isi 3');
  });

  it('leaves damaged content where it is, and says so', async () => {
    const { sha256: name } = await disk.put([Buffer.from('utuh')]);
    await writeFile(await disk.localPath(name), 'rusak');
    expect(await move('--to', 'bucket', '--remove')).toBe(false);
    expect(lines[0]).toBe(`RUSAK: ${name}; tidak disalin`);
    expect(await listed(remote)).toEqual([]);
    expect(await listed(disk)).toEqual([name]);
  });

  it('wants to know where to, and a bucket', async () => {
    await expect(move()).rejects.toThrow('Cara pakai');
    await expect(move('--to', 'awan')).rejects.toThrow('Cara pakai');
    const none = parseConfig({ DATA_DIR: folder });
    await expect(moveFiles(['--to', 'disk'], none, terminal)).rejects.toThrow('S3_BUCKET');
  });
});
