import { createHash } from 'node:crypto';
import { type Encoding, encode } from './encodings.js';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** A JSON answer that is serialised once and compressed at most once an encoding. */
export class ReadyBody {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly etag: string;
  readonly #encoded = new Map<Encoding, Buffer<ArrayBuffer> | Promise<Buffer<ArrayBuffer>>>();

  /** @param hash SHA-256 of the bytes, when it is known already */
  constructor(json: string | Buffer<ArrayBuffer>, hash?: Buffer) {
    this.bytes = typeof json === 'string' ? Buffer.from(json) : json;
    // Weak: the same for every encoding.
    this.etag = `W/"${(hash ?? sha256(this.bytes)).toString('base64url').slice(0, 27)}"`;
  }

  /** The compressed bytes; a promise of them until they are there. */
  encoded(encoding: Encoding): Buffer<ArrayBuffer> | Promise<Buffer<ArrayBuffer>> {
    const known = this.#encoded.get(encoding);
    if (known !== undefined) return known;
    const made = encode(this.bytes, encoding, 'fast').then((bytes) => {
      this.#encoded.set(encoding, bytes);
      return bytes;
    });
    this.#encoded.set(encoding, made);
    return made;
  }
}
