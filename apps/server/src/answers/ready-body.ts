import { createHash } from 'node:crypto';
import { encode } from './encodings.js';
import { type Packed, packOnce } from './pack-once.js';
import type { AnswerBody } from './ready-answer.js';

/** An ETag of some content; weak, since it is the same for every encoding. */
export function weakTag(content: Uint8Array | string): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}

/** A JSON answer that is serialised once and compressed at most once an encoding. */
export class ReadyBody implements AnswerBody {
  readonly #bytes: Buffer<ArrayBuffer>;
  readonly etag: string;
  readonly encoded: Packed = packOnce((encoding) => encode(this.#bytes, encoding, 'fast'));

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
}
