import { crc32 } from 'node:zlib';
import { joinCrc } from './crc-join.js';
import type { ListBlock } from './list-block.js';

const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** Blocks that are packed at once: the pool has other work, too. */
const WIDTH = 2;

/** One character in a deflate block of its own that is not compressed. */
function stored(character: string, isLast: boolean): Buffer {
  return Buffer.from([isLast ? 1 : 0, 1, 0, 0xfe, 0xff, character.charCodeAt(0)]);
}

const OPEN = stored('[', false);
const COMMA = stored(',', false);
const CLOSE = stored(']', true);

/**
 * A JSON array of the blocks as one gzip stream. Only blocks that were never packed cost time.
 *
 * @param size of the array in bytes
 */
export async function gzipBlocks(
  blocks: readonly ListBlock[],
  size: number,
): Promise<Buffer<ArrayBuffer>> {
  for (let start = 0; start < blocks.length; start += WIDTH) {
    await Promise.all(blocks.slice(start, start + WIDTH).map((block) => block.packed()));
  }
  const parts: Buffer[] = [HEAD, OPEN];
  let crc = crc32('[');
  for (const [index, block] of blocks.entries()) {
    if (index > 0) {
      parts.push(COMMA);
      crc = crc32(',', crc);
    }
    const packed = await block.packed();
    parts.push(packed.bytes);
    crc = joinCrc(crc, packed.crc, block.bytes.byteLength);
  }
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(crc32(']', crc), 0);
  tail.writeUInt32LE(size % 2 ** 32, 4);
  return Buffer.concat([...parts, CLOSE, tail]);
}
