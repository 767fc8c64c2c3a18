import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseConfig } from '../settings/config.js';
import { type FakeS3, refuseS3, startFakeS3 } from '../test/s3/fake-s3.js';
import type { FileStore } from './file-store.js';
import { openFileStore } from './open-file-store.js';

const AWAY = { name: 'StoreUnavailable', code: 'STORE_UNAVAILABLE' };

let fake: FakeS3;
let folder: string;
let store: FileStore;

beforeEach(async () => {
  fake = await startFakeS3('uji');
  folder = await mkdtemp(join(tmpdir(), 'bank-soal-trouble-'));
  const env = { S3_BUCKET: 'uji', S3_ACCESS_KEY_ID: 'kunci', S3_SECRET_ACCESS_KEY: 'rahasia-uji' };
  store = await openFileStore(parseConfig({ DATA_DIR: folder, S3_ENDPOINT: fake.url, ...env }));
});
afterEach(async () => {
  await fake.stop();
  await rm(folder, { recursive: true, force: true });
});

const puts = () => fake.calls.filter((call) => call.startsWith('PUT')).length;

/** Lets so many writes fail. */
function failWrites(times: number, status: number, code: string): void {
  let left = times;
  fake.trouble = (incoming, outgoing) => {
    if (incoming.method !== 'PUT' || left === 0) return false;
    left -= 1;
    incoming.resume().once('end', () => refuseS3(outgoing, status, code));
    return true;
  };
}

describe('a store in trouble', () => {
  it('is asked again when it wants to be', async () => {
    failWrites(2, 503, 'SlowDown');
    const { sha256 } = await store.put([Buffer.from('sabar')]);
    expect(puts()).toBe(3);
    expect(await store.has(sha256)).toBe(true);
  });

  it('is given up when it goes on', async () => {
    failWrites(100, 500, 'InternalError');
    await expect(store.put([Buffer.from('gagal')])).rejects.toMatchObject(AWAY);
    expect(puts()).toBe(3);
    expect(fake.objects.size).toBe(0);
  });

  it('is not asked again when it says no, and its reason is told without the key', async () => {
    failWrites(100, 403, 'AccessDenied');
    const error = await store.put([Buffer.from('dilarang')]).catch((reason: Error) => reason);
    expect(error).toMatchObject({
      ...AWAY,
      message: 'Penyimpanan file tidak dapat dipakai: PutObject AccessDenied 403',
    });
    expect(JSON.stringify(error) + String((error as Error).stack)).not.toContain('rahasia-uji');
    expect(puts()).toBe(1);
  });

  it('that gives another part than was asked for is not believed', async () => {
    const { sha256 } = await store.put([Buffer.from('0123456789')]);
    fake.trouble = (incoming, outgoing) => {
      if (incoming.method === 'GET') outgoing.end('0123456789');
      return incoming.method === 'GET';
    };
    await expect(store.read(sha256, { start: 2, end: 4 })).rejects.toMatchObject(AWAY);
  });
});
