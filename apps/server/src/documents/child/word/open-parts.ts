import { buffer } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

const MB = 1024 * 1024;
const MOST_ENTRIES = 5000;
const MOST_UNPACKED = 200 * MB;

/** The parts of a Word document's package, by their paths, in which capitals do not count. */
export interface WordPackage {
  has: (path: string) => boolean;
  read: (path: string) => Promise<Buffer | undefined>;
  close: () => void;
}

/** A package that is not read: it is none, or too large. */
export class UnusablePackage extends Error {}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize;
    entries.set(entry.fileName.toLowerCase(), entry);
    if (entries.size > MOST_ENTRIES || unpacked > MOST_UNPACKED) {
      throw new UnusablePackage('too large');
    }
  }
  return entries;
}

/** Opens a Word document by its directory; a part is unpacked when it is read. */
export async function openParts(path: string): Promise<WordPackage> {
  const zip = await openPromise(path, { autoClose: false });
  try {
    const entries = await entriesOf(zip);
    return {
      has: (part) => entries.has(part.toLowerCase()),
      read: async (part) => {
        const entry = entries.get(part.toLowerCase());
        return entry && buffer(await zip.openReadStreamPromise(entry));
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}
