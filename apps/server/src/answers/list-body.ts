import { type Encoding, encode } from './encodings.js';
import { gzipBlocks } from './gzip-blocks.js';
import { piecesOf } from './in-turns.js';
import type { ListBlock } from './list-block.js';
import type { AnswerBody, MaybePromise } from './ready-answer.js';

/** Up to so many bytes the array is also held in one piece, and packed whole in any encoding. */
const SMALL = 2 * 1024 * 1024;

const OPEN = Buffer.from('[');
const COMMA = Buffer.from(',');
const CLOSE = Buffer.from(']');

const MARK_BITS = 128;

/** A JSON array made of blocks, which bodies before and after it share. */
export class ListBody implements AnswerBody {
  readonly etag: string;
  readonly size: number;
  readonly encodings: readonly Encoding[] | undefined;
  readonly #isSmall: boolean;
  readonly #blocks: readonly ListBlock[];
  readonly #encoded = new Map<Encoding, MaybePromise<Buffer<ArrayBuffer>>>();
  #whole: Buffer<ArrayBuffer> | undefined;

  /** @param small most bytes that are also held in one piece */
  constructor(blocks: readonly ListBlock[], small = SMALL) {
    this.#blocks = blocks;
    const commas = Math.max(0, blocks.length - 1);
    this.size = blocks.reduce((sum, { bytes }) => sum + bytes.byteLength, 2 + commas);
    this.#isSmall = this.size <= small;
    this.encodings = this.#isSmall ? undefined : ['gzip'];
    const mark = blocks.reduce((sum, block) => sum + block.mark, 0n);
    const bits = BigInt.asUintN(MARK_BITS, mark).toString(36);
    // Weak: the same for every encoding. The order follows from the entries themselves.
    this.etag = `W/"${this.size.toString(36)}-${bits}"`;
  }

  plain(): Buffer<ArrayBuffer> | Iterable<Buffer<ArrayBuffer>> {
    if (!this.#isSmall) return this.#pieces();
    this.#whole ??= Buffer.concat([...this.#pieces()]);
    return this.#whole;
  }

  encoded(encoding: Encoding): MaybePromise<Buffer<ArrayBuffer>> {
    const known = this.#encoded.get(encoding);
    if (known !== undefined) return known;
    const made = this.#encode(encoding);
    this.#encoded.set(encoding, made);
    made.then(
      (bytes) => this.#encoded.set(encoding, bytes),
      () => this.#encoded.delete(encoding),
    );
    return made;
  }

  #encode(encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
    const whole = this.plain();
    return Buffer.isBuffer(whole)
      ? encode(whole, encoding, 'fast')
      : gzipBlocks(this.#blocks, this.size);
  }

  *#pieces(): Generator<Buffer<ArrayBuffer>> {
    yield OPEN;
    for (const [index, { bytes }] of this.#blocks.entries()) {
      if (index > 0) yield COMMA;
      yield* piecesOf(bytes);
    }
    yield CLOSE;
  }
}
