import { setImmediate as soon } from 'node:timers';

type Bytes = Buffer<ArrayBuffer>;

/** Most bytes of a piece: the system copies them in a fraction of a millisecond. */
const PIECE = 256 * 1024;

/** What goes on in the next turns, one in each. */
const waiting: (() => void)[] = [];

function takeTurns(): void {
  waiting.shift()?.();
  if (waiting.length > 0) soon(takeTurns);
}

function turn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) soon(takeTurns);
  });
}

/** Bytes as pieces, which are views of them. */
export function* piecesOf(bytes: Bytes): Generator<Bytes> {
  for (let at = 0; at < bytes.byteLength; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

/**
 * Gives pieces one a turn of the thread, and only one of all answers that are sent so. The system takes
 * in megabytes for a reader at once, and copies them meanwhile: hundreds of readers of a long list would
 * hold up everyone else for seconds.
 */
export async function* inTurns(pieces: Iterable<Bytes>): AsyncGenerator<Bytes> {
  for (const piece of pieces) {
    await turn();
    yield piece;
  }
}
