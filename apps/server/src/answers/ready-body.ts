import { createHash } from 'node:crypto';
import { type Encoding, encode } from './encodings.js';
import type { AnswerBody, MaybePromise } from './ready-answer.js';

/** An ETag of some content; weak, since it is the same for every encoding. */
export function weakTag(content: Uint8Array | string): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}

/** A JSON answer that is serialised once and compressed at most once an encoding. */
export class ReadyBody implements AnswerBody {
  readonly encodings = undefined;
  readonly #bytes: Buffer<ArrayBuffer>;
  readonly etag: string;
  readonly #encoded = new Map<Encoding, MaybePromise<Buffer<ArrayBuffer>>>();

  /** @param etag when it is not to change with every byte */
  constructor(json: string | Buffer<ArrayBuffer>, etag?: string) {
    this.#bytes = typeof json === 'string' ? Buffer.from(json) : json;
    this.etag = etag ?? weakTag(this.#bytes);
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
