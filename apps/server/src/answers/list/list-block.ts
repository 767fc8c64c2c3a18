import { hash } from 'node:crypto';

const COMMA = 0x2c;

/** 128 bits of a part's hash, as a number that sums. */
const markOf = (part: Uint8Array) => BigInt(`0x${hash('sha256', part, 'hex').slice(0, 32)}`);

/** Some entries of a JSON array, commas between them. */
export class ListBlock {
  readonly bytes: Buffer<ArrayBuffer>;
  /** Sums up which entries there are: equal sums, equal entries, however they fell into blocks. */
  readonly mark: bigint;
  readonly #ends: readonly number[];

  /** @param parts at least one, each JSON itself */
  constructor(parts: readonly Uint8Array[]) {
    const size = parts.reduce((sum, part) => sum + part.byteLength, parts.length - 1);
    // Never of a shared pool: it would stay in memory as long as its neighbours.
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
}
