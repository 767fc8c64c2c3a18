import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ListBlock } from './list-block.js';
import { ListBody } from './list-body.js';

const entries = Array.from({ length: 9 }, (_, id) => JSON.stringify({ id, name: 'é'.repeat(id) }));

/** The same entries, so many in a block. */
function inBlocks(length: number): ListBlock[] {
  const blocks: ListBlock[] = [];
  for (let start = 0; start < entries.length; start += length) {
    blocks.push(new ListBlock(entries.slice(start, start + length).map((one) => Buffer.from(one))));
  }
  return blocks;
}
const json = `[${entries.join(',')}]`;

describe('ListBody', () => {
  it.each([1, 2, 4, 9])('is one JSON array, whole and packed, of blocks of %i', async (length) => {
    const small = new ListBody(inBlocks(length));
    expect(small.plain().toString()).toBe(json);
    expect(small.size).toBe(Buffer.byteLength(json));
    expect(brotliDecompressSync(await small.encoded('br')).toString()).toBe(json);

    const large = new ListBody(inBlocks(length), 10);
    expect(Buffer.isBuffer(large.plain())).toBe(false);
    expect(Buffer.concat([...(large.plain() as Iterable<Buffer>)]).toString()).toBe(json);
    expect(gunzipSync(await large.encoded('gzip')).toString()).toBe(json);
    expect(brotliDecompressSync(await large.encoded('br')).toString()).toBe(json);
    expect(zstdDecompressSync(await large.encoded('zstd')).toString()).toBe(json);
  });

  it('is empty without blocks', async () => {
    expect(new ListBody([]).plain().toString()).toBe('[]');
    expect(gunzipSync(await new ListBody([], 0).encoded('gzip')).toString()).toBe('[]');
  });

  it('has one ETag however its entries fell into blocks, and another with another entry', () => {
    const tags = [1, 2, 4, 9].map((length) => new ListBody(inBlocks(length)).etag);
    expect(new Set(tags).size).toBe(1);
    expect(new ListBody(inBlocks(2).slice(1)).etag).not.toBe(tags[0]);
  });
});
