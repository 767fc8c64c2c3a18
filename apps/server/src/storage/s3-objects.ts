import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import type { S3Settings } from '../settings/config-s3.js';
import type { ByteSpan } from './file-store.js';
import { guardedBody } from './s3-body.js';
import { createS3Client, isMissing, type S3Use, s3Call, s3Failure } from './s3-client.js';
import { StoreUnavailable } from './store-unavailable.js';

/** How long the store may send nothing while a caller waits for it. */
const STALL_MS = 20_000;
/** How long an upload may stand still, at least: a store needs time to keep a large one. */
const STILL_MS = 30_000;
const TRIES = 3;
const PAUSE_MS = 200;

/** A file of this machine that is to become an object. */
export interface LocalFile {
  path: string;
  sha256: string;
  /** Bytes. */
  size: number;
}

/** The objects of one bucket; every failure is StoreUnavailable or has the code ENOENT. */
export function s3Objects(settings: S3Settings) {
  const { bucket: Bucket } = settings;
  const clients = {
    readers: createS3Client(settings, 'readers'),
    work: createS3Client(settings, 'work'),
    health: createS3Client(settings, 'health'),
  };

  async function checkBucket(): Promise<void> {
    try {
      await s3Call('HeadBucket', (abortSignal) =>
        clients.health.send(new HeadBucketCommand({ Bucket }), { abortSignal }),
      );
    } catch (error) {
      throw isMissing(error) ? new StoreUnavailable(`bucket ${Bucket} tidak ada`) : error;
    }
  }

  /** The bytes of an object; undefined when it is not there, or all of the bucket is not. */
  async function sizeOf(Key: string, use: S3Use): Promise<number | undefined> {
    try {
      const head = await s3Call('HeadObject', (abortSignal) =>
        clients[use].send(new HeadObjectCommand({ Bucket, Key }), { abortSignal }),
      );
      return head.ContentLength ?? 0;
    } catch (error) {
      if (!isMissing(error)) throw error;
      return undefined;
    }
  }

  async function putOnce(Key: string, { path, sha256, size }: LocalFile): Promise<void> {
    const body = createReadStream(path);
    const stop = new AbortController();
    body.once('error', () => stop.abort());
    let sent = 0;
    const still = setInterval(() => {
      if (body.bytesRead === sent) stop.abort();
      sent = body.bytesRead;
    }, STILL_MS);
    const ContentType = 'application/octet-stream';
    const input = { Bucket, Key, Body: body, ContentLength: size, ContentType };
    const command = new PutObjectCommand(input);
    // Signed with the hash: a store refuses any other content.
    command.middlewareStack.add(
      (next) => (args) => {
        const { headers } = args.request as { headers: Record<string, string> };
        headers['x-amz-content-sha256'] = sha256;
        return next(args);
      },
      { step: 'build', name: 'signContent' },
    );
    try {
      await clients.work.send(command, { abortSignal: stop.signal });
    } catch (error) {
      throw body.errored ?? s3Failure('PutObject', error);
    } finally {
      clearInterval(still);
      body.destroy();
    }
  }

  /** Returns when the store has acknowledged. A stream cannot be sent again: each try opens its own. */
  async function put(Key: string, file: LocalFile): Promise<void> {
    for (let left = TRIES; ; left -= 1) {
      try {
        return await putOnce(Key, file);
      } catch (error) {
        if (left === 1 || !(error instanceof StoreUnavailable) || !error.mayPass) throw error;
        await wait(PAUSE_MS * (TRIES - left + 1));
      }
    }
  }

  /** @param use 'readers' when a client sets the pace */
  async function get(Key: string, use: S3Use, span?: ByteSpan): Promise<Readable> {
    const range = span && { Range: `bytes=${span.start}-${span.end}` };
    const answer = await s3Call('GetObject', (abortSignal) =>
      clients[use].send(new GetObjectCommand({ Bucket, Key, ...range }), { abortSignal }),
    );
    const body = answer.Body as Readable;
    const expected = span ? span.end - span.start + 1 : answer.ContentLength;
    if (answer.ContentLength !== expected) {
      body.destroy();
      throw new StoreUnavailable('GetObject memberi bagian yang lain');
    }
    return guardedBody(body, expected ?? 0, STALL_MS, (error) => s3Failure('GetObject', error));
  }

  async function remove(Key: string): Promise<void> {
    try {
      await s3Call('DeleteObject', (abortSignal) =>
        clients.work.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal }),
      );
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }

  async function* list(Prefix: string): AsyncIterable<string> {
    let ContinuationToken: string | undefined;
    do {
      const from = ContinuationToken === undefined ? {} : { ContinuationToken };
      const page = await s3Call('ListObjectsV2', (abortSignal) =>
        clients.work.send(new ListObjectsV2Command({ Bucket, Prefix, ...from }), { abortSignal }),
      );
      for (const { Key = '' } of page.Contents ?? []) yield Key;
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  return { checkBucket, sizeOf, put, get, remove, list };
}
