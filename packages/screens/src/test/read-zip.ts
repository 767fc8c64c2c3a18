const END = 0x06054b50;
const ENTRY_SIZE = 46;

/** Reads a text file of a ZIP by its name. */
export async function readZipEntry(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (view.getUint32(end, true) !== END) end -= 1;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const nameSize = view.getUint16(at + 28, true);
    const found = new TextDecoder().decode(
      bytes.subarray(at + ENTRY_SIZE, at + ENTRY_SIZE + nameSize),
    );
    if (found === name) return readContent(bytes, view, at);
    at += ENTRY_SIZE + nameSize + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  throw new Error(`${name} is not in the archive`);
}

function readContent(
  bytes: Uint8Array<ArrayBuffer>,
  view: DataView,
  entry: number,
): Promise<string> {
  const packed = view.getUint16(entry + 10, true) === 8;
  const size = view.getUint32(entry + 20, true);
  const local = view.getUint32(entry + 42, true);
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const content = new Blob([bytes.subarray(start, start + size)]).stream();
  return new Response(
    packed ? content.pipeThrough(new DecompressionStream('deflate-raw')) : content,
  ).text();
}
