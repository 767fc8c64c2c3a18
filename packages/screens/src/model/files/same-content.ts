/** Bytes that are read at a time: 1 MB. */
const PART = 1024 * 1024;

async function bytes(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}

/** Whether two files have the same bytes. Their names do not count. */
export async function sameContent(a: Blob, b: Blob): Promise<boolean> {
  if (a.size !== b.size) return false;
  for (let from = 0; from < a.size; from += PART) {
    const [left, right] = await Promise.all([
      bytes(a.slice(from, from + PART)),
      bytes(b.slice(from, from + PART)),
    ]);
    if (left.some((byte, place) => byte !== right[place])) return false;
  }
  return true;
}
