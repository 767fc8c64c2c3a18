import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

const COMMA = 0x2c;

/** As quick as the whole list's other encoding, and as small. */
const LEVEL = 6;

/** 128 bits of a part's hash, as a number that sums. */
const markOf = (part: Uint8Array) => BigInt(`0x${hash('sha256', part, 'hex').slice(0, 32)}`);

/** A block as it stands within a gzip stream. */
export interface PackedBlock {
  /** Ends on a whole byte, and refers to nothing before it. */
  bytes: Buffer<ArrayBuffer>;
  /** Of the bytes before they were packed. */
  crc: number;
}

/** Some entries of a JSON array, commas between them. */
export class ListBlock {
  readonly bytes: Buffer<ArrayBuffer>;
  /** Sums up which entries there are: equal sums, equal entries, however they fell into blocks. */
  readonly mark: bigint;
  readonly #ends: readonly number[];
  #packed: Promise<PackedBlock> | undefined;

  /** @param parts at least one, each JSON itself */
  constructor(parts: readonly Uint8Array[]) {
    const size = parts.reduce((sum, part) => sum + part.byteLength, parts.length - 1);
    // Never of a shared pool: it would be held as long as its neighbours.
    this.bytes = Buffer.allocUnsafeSlow(size);
    let mark = 0n;
    let at = 0;
    const ends: number[] = [];
    for (const part of parts) {
      if (at > 0) this.bytes[at++] = COMMA;
      this.bytes.set(part, at);
      at += part.byteLength;
      ends.push(at);
      mark += markOf(part);
    }
    this.#ends = ends;
    this.mark = mark;
  }

  /** The entries' own bytes, as views of the block's. */
  parts(): Buffer<ArrayBuffer>[] {
    return this.#ends.map((end, index) => {
      const before = this.#ends[index - 1];
      return this.bytes.subarray(before === undefined ? 0 : before + 1, end);
    });
  }

  /** Packs it on the thread pool, once. */
  packed(): Promise<PackedBlock> {
    this.#packed ??= this.#pack();
    return this.#packed;
  }

  async #pack(): Promise<PackedBlock> {
    const options = { level: LEVEL, finishFlush: constants.Z_FULL_FLUSH };
    return { bytes: await deflate(this.bytes, options), crc: crc32(this.bytes) };
  }
}
