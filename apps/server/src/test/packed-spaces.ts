import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createDeflate } from 'node:zlib';

const PIECE = Buffer.alloc(1024 * 1024, ' ');

function* pieces(bytes: number): Generator<Buffer> {
  for (let left = bytes; left > 0; left -= PIECE.byteLength) yield PIECE.subarray(0, left);
}

/**
 * So many spaces, packed piece by piece and beside this thread: whoever measures it afterwards does not
 * measure how hundreds of megabytes are given back.
 */
export function packedSpaces(bytes: number): Promise<Buffer> {
  return buffer(Readable.from(pieces(bytes)).pipe(createDeflate({ level: 9 })));
}
