import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { guardedBody } from './s3-body.js';

const failure = (error: Error) => new Error(`putus: ${error.message}`);

describe('guardedBody', () => {
  it('gives what comes', async () => {
    const body = Readable.from([Buffer.from('so'), Buffer.from('al')]);
    expect(String(await buffer(guardedBody(body, 4, 1000, failure)))).toBe('soal');
  });

  it('takes an early end for a break', async () => {
    const short = guardedBody(Readable.from([Buffer.from('soa')]), 4, 1000, failure);
    await expect(buffer(short)).rejects.toThrow('putus: 1 bytes are missing');
  });

  it('gives up a body that stops coming, and lets go of it', async () => {
    const body = new PassThrough();
    body.write('so');
    await expect(buffer(guardedBody(body, 4, 30, failure))).rejects.toThrow('stopped coming');
    expect(body.destroyed).toBe(true);
  });

  it('waits for a slow client as long as it takes', async () => {
    const body = new PassThrough();
    const guarded = guardedBody(body, 200_000, 30, failure);
    body.end(Buffer.alloc(200_000));
    guarded.read(1);
    await wait(120);
    expect(guarded.destroyed).toBe(false);
    expect(await buffer(guarded)).toHaveLength(200_000);
  });
});
