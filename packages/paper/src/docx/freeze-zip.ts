const endOfDirectory = 0x06054b50;
const directoryEntry = 0x02014b50;
/** 1 January 1980, the first date that a ZIP archive knows. */
const firstDate = 0x0021;

/** Sets every entry's date to the same day, so that equal content gives equal bytes. */
export function freezeZip(archive: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from(archive);
  const view = new DataView(bytes.buffer);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== endOfDirectory) end -= 1;
  if (end < 0) throw new Error('Not a ZIP archive: it has no end of central directory');
  let entry = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(entry, true) !== directoryEntry) throw new Error('Broken ZIP directory');
    const local = view.getUint32(entry + 42, true);
    for (const at of [entry + 12, local + 10]) {
      view.setUint16(at, 0, true);
      view.setUint16(at + 2, firstDate, true);
    }
    const [name, extra, comment] = [28, 30, 32].map((at) => view.getUint16(entry + at, true));
    entry += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return bytes;
}
