import { createHash } from 'node:crypto';
import { type Encoding, encode } from './encodings.js';
import type { AnswerBody, MaybePromise } from './ready-answer.js';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** A JSON answer that is serialised once and compressed at most once an encoding. */
export class ReadyBody implements AnswerBody {
  readonly encodings = undefined;
  readonly #bytes: Buffer<ArrayBuffer>;
  readonly etag: string;
  readonly #encoded = new Map<Encoding, MaybePromise<Buffer<ArrayBuffer>>>();

  constructor(json: string | Buffer<ArrayBuffer>) {
    this.#bytes = typeof json === 'string' ? Buffer.from(json) : json;
    // Weak: the same for every encoding.
    this.etag = `W/"${sha256(this.#bytes).toString('base64url').slice(0, 27)}"`;
  }

  get size(): number {
    return this.#bytes.byteLength;
  }

  plain(): Buffer<ArrayBuffer> {
    return this.#bytes;
  }

  encoded(encoding: Encoding): MaybePromise<Buffer<ArrayBuffer>> {
    const known = this.#encoded.get(encoding);
    if (known !== undefined) return known;
    const made = encode(this.#bytes, encoding, 'fast');
    this.#encoded.set(encoding, made);
    made.then(
      (bytes) => this.#encoded.set(encoding, bytes),
      // Whoever waits hears of it; the next one tries again.
      () => this.#encoded.delete(encoding),
    );
    return made;
  }
}
