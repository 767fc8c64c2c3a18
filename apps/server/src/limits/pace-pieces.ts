import { setImmediate as soon } from 'node:timers';

type Bytes = Buffer<ArrayBuffer>;

/** Most bytes of a piece: the system copies them in a fraction of a millisecond. */
const PIECE = 256 * 1024;

/** One of these goes on in each of the next ticks. */
const waiting: (() => void)[] = [];

function runNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) soon(runNext);
}

function tick(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) soon(runNext);
  });
}

/** Bytes as pieces, which are views of them. */
export function* piecesOf(bytes: Bytes): Generator<Bytes> {
  for (let at = 0; at < bytes.byteLength; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

/**
 * Yields one piece a tick of the event loop, and only one of all answers that are sent so. The system takes
 * in megabytes for one connection at once, and copies them meanwhile: hundreds of connections that load a
 * long list would delay everyone else for seconds.
 */
export async function* pacePieces(pieces: Iterable<Bytes>): AsyncGenerator<Bytes> {
  for (const piece of pieces) {
    await tick();
    yield piece;
  }
}
