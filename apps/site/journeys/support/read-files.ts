import { inflateRawSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a PDF says, page by page. */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const words = items.map((item) => ('str' in item ? item.str : ' '));
    pages.push(words.join(' ').replace(/\s+/g, ' '));
  }
  await pdf.loadingTask.destroy();
  return pages;
}

const END = 0x06054b50;
const ENTRY = 46;

/** The files of a ZIP by their names. */
export function zipEntries(bytes: Buffer): ReadonlyMap<string, Buffer> {
  const entries = new Map<string, Buffer>();
  const end = bytes.lastIndexOf(Buffer.from(Uint32Array.of(END).buffer));
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameSize = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + ENTRY, at + ENTRY + nameSize);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
    entries.set(name, bytes.readUInt16LE(at + 10) === 8 ? inflateRawSync(content) : content);
    at += ENTRY + nameSize + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/** What a Word document says, without its form. */
export function wordText(bytes: Buffer): string {
  const document = zipEntries(bytes).get('word/document.xml')?.toString('utf8') ?? '';
  return document.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}
