import { constants, deflateRawSync } from 'node:zlib';

const PIECE = 1024 * 1024;
const HEAD = Buffer.from([0x78, 0xda]);
const END = Buffer.from([0x03, 0x00]);
const SPACE = 0x20n;
const ADLER = 65_521n;

/** Spaces as a part of a packed stream, which any other part may follow. */
function part(bytes: number): Buffer {
  return deflateRawSync(Buffer.alloc(bytes, ' '), {
    level: 9,
    finishFlush: constants.Z_FULL_FLUSH,
  });
}

/** End of a packed stream: the sum of so many spaces. */
function sumOf(bytes: number): Buffer {
  const count = BigInt(bytes);
  const low = (1n + SPACE * count) % ADLER;
  const high = (count + (SPACE * count * (count + 1n)) / 2n) % ADLER;
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(Number((high << 16n) | low));
  return sum;
}

/** So many spaces, packed: one piece of them is, and said again, for gigabytes would take seconds. */
export function packedSpaces(bytes: number): Buffer {
  const pieces = Array<Buffer>(Math.floor(bytes / PIECE)).fill(part(PIECE));
  return Buffer.concat([HEAD, ...pieces, part(bytes % PIECE), END, sumOf(bytes)]);
}
