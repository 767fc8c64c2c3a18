import type { Encoding } from './encodings.js';

export type MaybePromise<T> = T | Promise<T>;

type Bytes = Buffer<ArrayBuffer>;

/** The packed bytes of a body; a promise of them until they are there. */
export type Packed = (encoding: Encoding) => MaybePromise<Bytes>;

/** Packs once an encoding, for all callers. */
export function packOnce(pack: (encoding: Encoding) => Promise<Bytes>): Packed {
  const packed = new Map<Encoding, MaybePromise<Bytes>>();
  return (encoding) => {
    const known = packed.get(encoding);
    if (known !== undefined) return known;
    const made = pack(encoding);
    packed.set(encoding, made);
    made.then(
      (bytes) => packed.set(encoding, bytes),
      // The callers that wait get the error; the next one tries again.
      () => packed.delete(encoding),
    );
    return made;
  };
}
