import type { Encoding } from './encodings.js';

export type MaybePromise<T> = T | Promise<T>;

type Bytes = Buffer<ArrayBuffer>;

/** The packed bytes of a body; a promise of them until they are there. */
export type Packed = (encoding: Encoding) => MaybePromise<Bytes>;

/** Packs once an encoding, for all who ask. */
export function packOnce(pack: (encoding: Encoding) => Promise<Bytes>): Packed {
  const kept = new Map<Encoding, MaybePromise<Bytes>>();
  return (encoding) => {
    const known = kept.get(encoding);
    if (known !== undefined) return known;
    const made = pack(encoding);
    kept.set(encoding, made);
    made.then(
      (bytes) => kept.set(encoding, bytes),
      // Whoever waits hears of it; the next one tries again.
      () => kept.delete(encoding),
    );
    return made;
  };
}
