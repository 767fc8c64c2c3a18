import { Readable } from 'node:stream';

/**
 * A body as it comes from the store, no faster than it is read.
 *
 * @param expected bytes
 * @param stallMs how long the store may send nothing while someone waits for it
 * @param failure makes the error of a body that breaks off
 */
export function guardedBody(
  body: Readable,
  expected: number,
  stallMs: number,
  failure: (error: Error) => Error,
): Readable {
  let left = expected;
  let stalled: NodeJS.Timeout | undefined;
  const fail = (error: Error) => guarded.destroy(failure(error));

  const guarded = new Readable({
    read() {
      stalled ??= setTimeout(() => fail(new Error('the body stopped coming')), stallMs);
      body.resume();
    },
    destroy(error, done) {
      clearTimeout(stalled);
      body.destroy();
      done(error);
    },
  });
  body.on('data', (chunk: Buffer) => {
    clearTimeout(stalled);
    stalled = undefined;
    left -= chunk.byteLength;
    if (!guarded.push(chunk)) body.pause();
  });
  body.on('end', () => {
    clearTimeout(stalled);
    if (left === 0) guarded.push(null);
    else fail(new Error(`${left} bytes are missing`));
  });
  body.on('error', fail);
  body.pause();
  return guarded;
}
