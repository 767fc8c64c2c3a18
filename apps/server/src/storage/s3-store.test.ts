import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseConfig } from '../settings/config.js';
import { type Relay, startRelay } from '../test/s3/relay.js';
import { onBucket, openTestBucket, spoil } from '../test/s3/test-bucket.js';
import type { FileStore } from './file-store.js';
import { openFileStore } from './open-file-store.js';

const MB = 1024 * 1024;

let bucket: Awaited<ReturnType<typeof openTestBucket>>;
let relay: Relay;
let folder: string;
let store: FileStore;

const configOf = (env: Record<string, string> = {}) =>
  parseConfig({ DATA_DIR: folder, ...bucket.env, S3_ENDPOINT: relay.url, ...env });
const open = (env?: Record<string, string>) => openFileStore(configOf(env));

beforeEach(async () => {
  bucket = await openTestBucket();
  relay = await startRelay(bucket.env.S3_ENDPOINT ?? '');
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-s3-'));
  store = await open();
});
afterEach(async () => {
  await relay.stop();
  await bucket.stop();
  await rm(folder, { recursive: true, force: true });
});

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const pending = () => readdir(join(folder, 'cache', 'pending'));
const forget = () => rm(join(folder, 'cache'), { recursive: true, force: true });
const UNSIGNED = onBucket ? '' : ' (skipped: only a real store checks signatures)';
const AWAY = { name: 'StoreUnavailable', code: 'STORE_UNAVAILABLE' };

async function expectAway(calls: Promise<unknown>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(calls)) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: AWAY });
  }
}

async function listed(from = store): Promise<string[]> {
  const names: string[] = [];
  for await (const name of from.list()) names.push(name);
  return names.toSorted();
}

describe('s3Store', () => {
  it('names content by its hash, once', async () => {
    const hash = sha256('soal');
    const twice = [[Buffer.from('so'), Buffer.from('al')], [Buffer.from('soal')]];
    for (const chunks of twice) expect(await store.put(chunks)).toEqual({ sha256: hash, size: 4 });
    expect(await listed()).toEqual([hash]);
    expect(await text(await store.read(hash))).toBe('soal');
    expect(await pending()).toEqual([]);
    if (bucket.fake === undefined) return;
    const puts = bucket.fake.calls.filter((call) => call.startsWith('PUT'));
    expect(puts).toEqual([`PUT ${bucket.env.S3_PREFIX}/${hash}`]);
  });

  it('reads the whole or a part, an empty one, and a large one byte for byte', async () => {
    const { sha256: hash } = await store.put([Buffer.from('0123456789')]);
    expect(await text(await store.read(hash, { start: 2, end: 4 }))).toBe('234');
    expect(await text(await store.read(hash, { start: 9, end: 9 }))).toBe('9');
    const { sha256: empty } = await store.put([]);
    expect(await text(await store.read(empty))).toBe('');
    const large = randomBytes(9 * MB);
    const { sha256: name } = await store.put([large]);
    expect(large.equals(await buffer(await store.read(name)))).toBe(true);
    const part = await buffer(await store.read(name, { start: MB, end: 5 * MB }));
    expect(large.subarray(MB, 5 * MB + 1).equals(part)).toBe(true);
  });

  it('shows nothing of received content until it is stored', async () => {
    const content = await store.receive([Buffer.from('soal')]);
    const name = content.sha256;
    expect(await readFile(content.path, 'utf8')).toBe('soal');
    expect(await store.has(name)).toBe(false);
    await expect(store.read(name)).rejects.toMatchObject({ code: 'ENOENT' });
    await content.store();
    await content.discard();
    expect(await store.has(name)).toBe(true);
    const dropped = await store.receive([Buffer.from('lain')]);
    await dropped.discard();
    expect(await pending()).toEqual([]);
    expect(await listed()).toEqual([name]);
  });

  it('is refused by the store when the bytes are not those of the name', async () => {
    const content = await store.receive([Buffer.from('asli')]);
    await writeFile(content.path, 'palu');
    await expect(content.store()).rejects.toMatchObject(AWAY);
    await content.discard();
    expect(await listed()).toEqual([]);
  });

  it('gives a local file that was checked, from the bucket when there is none', async () => {
    const { sha256: hash } = await store.put([Buffer.from('soal')]);
    await forget();
    store = await open();
    const places = await Promise.all([1, 2, 3].map(() => store.localPath(hash)));
    expect(new Set(places).size).toBe(1);
    expect(await readFile(places[0] ?? '', 'utf8')).toBe('soal');
    expect((await stat(places[0] ?? '')).mode & 0o777).toBe(0o600);
    relay.cut();
    expect(await store.localPath(hash)).toBe(places[0]);
    relay.mend();
    await expect(store.localPath(sha256('tidak ada'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('gives no local file of damaged content', async () => {
    const { sha256: hash } = await store.put([Buffer.from('soal')]);
    await spoil({ config: configOf(), store }, hash);
    await forget();
    store = await open();
    await expect(store.localPath(hash)).rejects.toMatchObject(AWAY);
    expect(await pending()).toEqual([]);
  });

  it('lists by pages only what is its own, and removes', async () => {
    const names: string[] = [];
    for (let turn = 0; turn < 8; turn += 1) {
      names.push((await store.put([Buffer.from(`isi ${turn}`)])).sha256);
    }
    const other = await open({ S3_PREFIX: `${bucket.env.S3_PREFIX}/lain` });
    await other.put([Buffer.from('milik lain')]);
    expect(await listed()).toEqual(names.toSorted());
    expect(await listed(other)).toEqual([sha256('milik lain')]);
    await store.remove(names[0] ?? '');
    await store.remove(names[0] ?? '');
    expect(await listed()).toHaveLength(7);
    await expect(store.read(names[0] ?? '')).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(store.localPath(names[0] ?? '')).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('drops leftovers of a crash on request', async () => {
    const left = await store.receive([Buffer.from('putus')]);
    await store.tidy();
    expect(await pending()).toEqual([]);
    await left.discard();
  });

  it('refuses what is no hash, and a bucket that is not there', async () => {
    await expect(store.read('../../etc/passwd')).rejects.toThrow('Not a SHA-256 name');
    await store.check();
    const nowhere = await open({ S3_BUCKET: 'tidak-ada-di-sini' });
    await expectAway([
      nowhere.check(),
      nowhere.has(sha256('x')),
      nowhere.read(sha256('x')),
      nowhere.put([Buffer.from('x')]),
      listed(nowhere),
    ]);
  });

  it.skipIf(!onBucket)(`is refused with a wrong key, and says no key${UNSIGNED}`, async () => {
    const stranger = await open({ S3_SECRET_ACCESS_KEY: 'salah-sama-sekali' });
    const refused = await stranger.put([Buffer.from('x')]).catch((error: unknown) => error);
    expect(refused).toMatchObject(AWAY);
    expect(String((refused as Error).stack)).not.toMatch(/salah-sama|Signature=/);
  });
});

describe('a way to the store that is cut', () => {
  it('acknowledges nothing, and goes on when it is mended', async () => {
    const { sha256: hash } = await store.put([Buffer.from('dulu')]);
    relay.cut();
    const content = await store.receive([Buffer.from('sekarang')]);
    await expectAway([
      content.store(),
      store.read(hash),
      store.has(hash),
      store.remove(hash),
      store.check(),
    ]);
    relay.mend();
    expect(await listed()).toEqual([hash]);
    await content.store();
    await content.discard();
    expect(await listed()).toHaveLength(2);
    await store.check();
  });

  it('in the middle of what is sent leaves nothing that could be taken for it', async () => {
    const bytes = randomBytes(6 * MB);
    const content = await store.receive([bytes]);
    relay.cutAfter(2 * MB);
    await expect(content.store()).rejects.toMatchObject(AWAY);
    relay.mend();
    expect(await store.has(content.sha256)).toBe(false);
    await content.store();
    await content.discard();
    expect(bytes.equals(await buffer(await store.read(content.sha256)))).toBe(true);
  });

  it('in the middle of what is read is an error, not an end', async () => {
    const { sha256: hash } = await store.put([randomBytes(8 * MB)]);
    relay.cutAfter(2 * MB);
    await expect(buffer(await store.read(hash))).rejects.toMatchObject(AWAY);
  });

  it('is not asked for more than is read, and not at all when nobody reads on', async () => {
    const { sha256: hash } = await store.put([randomBytes(8 * MB)]);
    const stream = await store.read(hash);
    stream.read(1);
    await wait(200);
    expect(stream.readableLength).toBeLessThan(MB);
    stream.destroy();
    await wait(50);
    expect(await buffer(await store.read(hash, { start: 0, end: 3 }))).toHaveLength(4);
  });
});
