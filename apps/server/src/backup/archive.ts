import { text } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { OperatorError } from '../failures/operator-error.js';
import {
  DATABASE_ENTRY,
  FILES_PREFIX,
  MANIFEST_ENTRY,
  type Manifest,
  manifestSchema,
} from './backup-format.js';

export const broken = () => new OperatorError('File cadangan rusak atau bukan cadangan bank soal.');

export const tooNew = () =>
  new OperatorError('Cadangan ini dibuat oleh versi yang lebih baru. Perbarui server itu dulu.');

/** A backup that is read; every failure to read it is reported as a broken one. */
export interface Archive {
  manifest: Manifest;
  /** The bytes of an entry that is not a content. @throws OperatorError when it has none */
  read: (name: string) => AsyncIterable<Buffer>;
  /** Every content under its name, one after the other. */
  contents: () => AsyncGenerator<{ sha256: string; bytes: AsyncIterable<Buffer> }>;
  close: () => void;
}

async function open(file: string): Promise<ZipFile> {
  try {
    return await openPromise(file, { autoClose: false });
  } catch {
    throw broken();
  }
}

/** The bytes of an entry; what cannot be read is broken. */
async function* bytesOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  try {
    yield* await zip.openReadStreamPromise(entry);
  } catch {
    throw broken();
  }
}

function parseManifest(json: string): Manifest {
  const value = (() => {
    try {
      return JSON.parse(json) as { format?: unknown };
    } catch {
      throw broken();
    }
  })();
  if (typeof value?.format === 'number' && value.format > 2) throw tooNew();
  const parsed = manifestSchema.safeParse(value);
  if (!parsed.success) throw broken();
  return parsed.data;
}

/** The entries that are not contents: few, whatever the size of the bank. */
async function fewEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (!entry.fileName.startsWith(FILES_PREFIX)) entries.set(entry.fileName, entry);
    }
  } catch {
    throw broken();
  }
  return entries;
}

async function* contentsOf(file: string): ReturnType<Archive['contents']> {
  const zip = await open(file);
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName } = entry;
      if (!fileName.startsWith(FILES_PREFIX)) continue;
      yield { sha256: fileName.slice(FILES_PREFIX.length), bytes: bytesOf(zip, entry) };
    }
  } finally {
    zip.close();
  }
}

/**
 * Opens a backup.
 *
 * @throws OperatorError when it is none, is cut off, or is of a newer version
 */
export async function openArchive(file: string): Promise<Archive> {
  const zip = await open(file);
  try {
    const entries = await fewEntries(zip);
    const read = (name: string) => {
      const entry = entries.get(name);
      if (entry === undefined) throw broken();
      return bytesOf(zip, entry);
    };
    const manifest = parseManifest(await text(read(MANIFEST_ENTRY)));
    if (manifest.format === 1 && !entries.has(DATABASE_ENTRY)) throw broken();
    return { manifest, read, contents: () => contentsOf(file), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}
