const WOFF = 0x774f4646;
const HEADER = 12;
const ENTRY = 16;

const padded = (length: number) => (length + 3) & ~3;

/** Tables are packed as zlib does; browsers and Node unpack that by themselves. */
async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** A font of the web (WOFF 1) as the compiler reads it; one that is not packed stays as it is. */
export async function unpackFont(file: Uint8Array): Promise<Uint8Array> {
  const bytes = Uint8Array.from(file);
  const from = new DataView(bytes.buffer);
  if (from.getUint32(0) !== WOFF) return bytes;
  const count = from.getUint16(12);
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const at = 44 + 20 * index;
      const [tag, offset, packed, length, sum] = [0, 4, 8, 12, 16].map((part) =>
        from.getUint32(at + part),
      ) as [number, number, number, number, number];
      const data = bytes.slice(offset, offset + packed);
      return { tag, sum, length, data: packed < length ? await inflate(data) : data };
    }),
  );
  const size = tables.reduce((sum, { length }) => sum + padded(length), HEADER + ENTRY * count);
  const font = new Uint8Array(size);
  const to = new DataView(font.buffer);
  const power = 2 ** Math.floor(Math.log2(count));
  to.setUint32(0, from.getUint32(4));
  [count, power * ENTRY, Math.log2(power), (count - power) * ENTRY].forEach((value, index) =>
    to.setUint16(4 + 2 * index, value),
  );
  let place = HEADER + ENTRY * count;
  tables.forEach(({ tag, sum, length, data }, index) => {
    [tag, sum, place, length].forEach((value, part) =>
      to.setUint32(HEADER + ENTRY * index + 4 * part, value),
    );
    font.set(data, place);
    place += padded(length);
  });
  return font;
}
