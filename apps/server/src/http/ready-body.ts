import { createHash } from 'node:crypto';
import { type Encoding, encode } from './encodings.js';

/** A JSON answer that is serialised once and compressed at most once an encoding. */
export class ReadyBody {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly etag: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();

  constructor(json: string) {
    this.bytes = Buffer.from(json);
    // Weak: the same for every encoding.
    this.etag = `W/"${createHash('sha256').update(this.bytes).digest('base64url').slice(0, 27)}"`;
  }

  encoded(encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
    const known = this.#encoded.get(encoding);
    if (known !== undefined) return known;
    const made = encode(this.bytes, encoding, 'fast');
    this.#encoded.set(encoding, made);
    return made;
  }
}
