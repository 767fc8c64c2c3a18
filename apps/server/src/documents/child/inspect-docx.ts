import { open } from 'node:fs/promises';
import type { Failure } from '@bank-soal/contract/common';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { CONTENT_PROBLEMS } from '../reasons.js';

const MB = 1024 * 1024;
const MOST_ENTRIES = 5000;
const MOST_UNPACKED = 200 * MB;
/** XML packs well, pictures hardly: real documents stay far below. */
const MOST_RATIO = 60;
const MOST_BODY = 48 * MB;
const BODY = 'word/document.xml';
const ENCRYPTED = 0x1;
const STORED = 0;
const DEFLATED = 8;

class Problem extends Error {
  constructor(readonly failure: Failure) {
    super(failure.code);
  }
}

/** Judges one entry by the archive's directory alone: nothing is unpacked. */
function checkEntry(entry: Entry): void {
  if (entry.generalPurposeBitFlag & ENCRYPTED) throw new Problem(CONTENT_PROBLEMS.LOCKED_DOCX);
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED) {
    throw new Problem(CONTENT_PROBLEMS.BROKEN_DOCX);
  }
  if (/vbaProject\.bin$/i.test(entry.fileName)) throw new Problem(CONTENT_PROBLEMS.MACROS);
}

async function readDirectory(zip: ZipFile, fileSize: number): Promise<Map<string, Entry>> {
  if (zip.entryCount > MOST_ENTRIES) throw new Problem(CONTENT_PROBLEMS.SWOLLEN);
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    checkEntry(entry);
    unpacked += entry.uncompressedSize;
    if (unpacked > MOST_UNPACKED || unpacked > MB + fileSize * MOST_RATIO) {
      throw new Problem(CONTENT_PROBLEMS.SWOLLEN);
    }
    if (entries.has(entry.fileName)) throw new Problem(CONTENT_PROBLEMS.BROKEN_DOCX);
    entries.set(entry.fileName, entry);
  }
  return entries;
}

/** Unpacks the body once, within bounds, so that a broken archive is found out. */
async function checkBody(zip: ZipFile, entry: Entry): Promise<void> {
  if (entry.uncompressedSize > MOST_BODY) throw new Problem(CONTENT_PROBLEMS.SWOLLEN);
  let head = '';
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    if (head.length < 4096) head += String(chunk);
  }
  if (!/<(?:\w+:)?document[\s>]/.test(head)) throw new Problem(CONTENT_PROBLEMS.BROKEN_DOCX);
}

async function firstBytes(path: string): Promise<{ magic: string; size: number }> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return { magic: buffer.toString('hex'), size: (await file.stat()).size };
  } finally {
    await file.close();
  }
}

async function checkArchive(path: string, size: number): Promise<void> {
  const zip = await openPromise(path, { autoClose: false });
  try {
    const entries = await readDirectory(zip, size);
    const body = entries.get(BODY);
    if (body === undefined || !entries.has('[Content_Types].xml')) {
      throw new Problem(CONTENT_PROBLEMS.NO_DOCX);
    }
    await checkBody(zip, body);
  } finally {
    zip.close();
  }
}

/** Problem of a Word document, by its directory before anything is unpacked. */
export async function inspectDocx(path: string): Promise<Failure | undefined> {
  const { magic, size } = await firstBytes(path);
  // Word locks a document with a password by wrapping it in its older format.
  if (magic === 'd0cf11e0') return CONTENT_PROBLEMS.LOCKED_DOCX;
  if (magic !== '504b0304') return CONTENT_PROBLEMS.NO_DOCX;
  try {
    await checkArchive(path, size);
    return undefined;
  } catch (error) {
    return error instanceof Problem ? error.failure : CONTENT_PROBLEMS.BROKEN_DOCX;
  }
}
