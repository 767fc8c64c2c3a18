import { createHash, type Hash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import type { HashAnswer, HashDrop, HashJob } from './hash-jobs.js';

/** Small enough to stay in the processor's cache between the read and the hash. */
const CHUNK_BYTES = 256 * 1024;
const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES);

interface Followed {
  file: number;
  hash: Hash;
  position: number;
}

const followed = new Map<number, Followed>();

function stateOf({ id, path }: HashJob): Followed {
  const known = followed.get(id);
  if (known !== undefined) return known;
  const state = { file: openSync(path, 'r'), hash: createHash('sha256'), position: 0 };
  followed.set(id, state);
  return state;
}

function forget(id: number): void {
  const state = followed.get(id);
  followed.delete(id);
  if (state !== undefined) closeSync(state.file);
}

function advance(state: Followed, written: number): void {
  while (state.position < written) {
    const most = Math.min(CHUNK_BYTES, written - state.position);
    const length = readSync(state.file, chunk, 0, most, state.position);
    if (length === 0) throw new Error('The file is shorter than what was written');
    state.hash.update(chunk.subarray(0, length));
    state.position += length;
  }
}

function perform(job: HashJob): HashAnswer | undefined {
  const { id, written, ends } = job;
  try {
    const state = stateOf(job);
    advance(state, written);
    if (!ends) return undefined;
    forget(id);
    return { id, sha256: state.hash.digest('hex') };
  } catch (error) {
    forget(id);
    const { message, code } = error as NodeJS.ErrnoException;
    return { id, failure: { message, code } };
  }
}

parentPort?.on('message', (job: HashJob | HashDrop) => {
  if ('dropped' in job) {
    forget(job.dropped);
    return;
  }
  const answer = perform(job);
  if (answer !== undefined) parentPort?.postMessage(answer);
});
