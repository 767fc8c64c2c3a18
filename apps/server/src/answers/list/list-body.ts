import { piecesOf } from '../../limits/pace-pieces.js';
import { encode, encodePieces } from '../encodings.js';
import { type Packed, packOnce } from '../pack-once.js';
import type { AnswerBody } from '../ready-answer.js';
import type { ListBlock } from './list-block.js';

/** Up to so many bytes the array also exists in one piece. */
const SMALL = 2 * 1024 * 1024;

const OPEN = Buffer.from('[');
const COMMA = Buffer.from(',');
const CLOSE = Buffer.from(']');

const MARK_BITS = 128;

/** A JSON array made of blocks, which bodies before and after it share. */
export class ListBody implements AnswerBody {
  readonly etag: string;
  readonly size: number;
  readonly encoded: Packed = packOnce((encoding) => {
    const bytes = this.plain();
    return Buffer.isBuffer(bytes)
      ? encode(bytes, encoding, 'fast')
      : encodePieces(bytes, encoding, 'fast');
  });
  readonly #isSmall: boolean;
  readonly #blocks: readonly ListBlock[];
  #whole: Buffer<ArrayBuffer> | undefined;

  /** @param small most bytes that also exist in one piece */
  constructor(blocks: readonly ListBlock[], small = SMALL) {
    this.#blocks = blocks;
    const commas = Math.max(0, blocks.length - 1);
    this.size = blocks.reduce((sum, { bytes }) => sum + bytes.byteLength, 2 + commas);
    this.#isSmall = this.size <= small;
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

  *#pieces(): Generator<Buffer<ArrayBuffer>> {
    yield OPEN;
    for (const [index, { bytes }] of this.#blocks.entries()) {
      if (index > 0) yield COMMA;
      yield* piecesOf(bytes);
    }
    yield CLOSE;
  }
}
