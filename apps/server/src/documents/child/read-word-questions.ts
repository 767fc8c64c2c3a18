import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Failure } from '@bank-soal/contract/common';
import {
  FileRefused,
  type Keys,
  keysOfPaper,
  keysOfTable,
  linesOf,
  type ReadRow,
  readWord,
} from '../../exchange/index.js';
import { readCsv } from '../../lists/read-csv.js';
import type { ReadQuestionsJob } from '../job.js';
import { inspectDocx } from './inspect-docx.js';
import { weighWord } from './weigh-word.js';
import { writeMetafilePages } from './word/metafile-pages.js';
import { readBlocks } from './word/read-blocks.js';
import type { Metafiles } from './word/read-pictures.js';

const OLD_MAGIC = Buffer.from('d0cf11e0', 'hex');
const LOCKED = Buffer.from('EncryptedPackage', 'utf16le');
const BROKEN = { code: 'broken-file', what: 'docx' } as const;

const isOld = (bytes: Buffer) => bytes.subarray(0, OLD_MAGIC.length).equals(OLD_MAGIC);

/** Why a file is no Word document to read: Word's former format, a password, or whatever else it is. */
async function problemOf(path: string): Promise<Failure | undefined> {
  const problem = await inspectDocx(path);
  if (problem === undefined) return undefined;
  const bytes = await readFile(path);
  if (isOld(bytes)) return { code: bytes.includes(LOCKED) ? 'locked-file' : 'old-word' };
  return problem.code === 'locked-file' || problem.code === 'too-large' ? problem : BROKEN;
}

async function blocksOf(path: string, metafiles?: Metafiles) {
  const problem = await problemOf(path);
  if (problem !== undefined) throw new FileRefused(problem);
  if ((await weighWord(path, true)) !== undefined)
    throw new FileRefused({ code: 'too-complex', what: 'questions' });
  try {
    return await readBlocks(path, metafiles);
  } catch (error) {
    // An error of the system says nothing about the document.
    if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error;
    throw new FileRefused(BROKEN);
  }
}

/** The keys that a second file names: a Word document, or a table as CSV. */
async function keysIn(path: string): Promise<Keys> {
  const bytes = await readFile(path);
  const isWord = bytes.subarray(0, 2).toString('latin1') === 'PK' || isOld(bytes);
  if (isWord) return keysOfPaper(linesOf(await blocksOf(path)));
  const keys = keysOfTable(readCsv(bytes).map(({ cells }) => cells));
  if (keys === undefined) throw new FileRefused(BROKEN);
  return keys;
}

/**
 * Reads the questions of a Word document.
 *
 * @throws FileRefused where no single question can be read
 */
export async function readWordFile({
  path,
  keys = {},
  keyPath,
  isReview,
  metafiles: laidOut,
  areDrawn,
  output,
}: ReadQuestionsJob): Promise<{ rows: ReadRow[]; hasMetafiles?: boolean }> {
  const metafiles: Metafiles = { found: [] };
  if (areDrawn) metafiles.drawn = (at) => readFile(join(output, `${at}`)).catch(() => undefined);
  const blocks = await blocksOf(path, metafiles);
  const named = new Map(
    Object.entries(keys).map(([line, letters]) => [Number(line), letters.join(', ')]),
  );
  const keyFile = keyPath === undefined ? undefined : await keysIn(keyPath);
  const read = readWord(blocks, named, keyFile, isReview);
  if (laidOut === undefined || metafiles.found.length === 0) return read;
  await writeMetafilePages(metafiles.found, laidOut);
  return { ...read, hasMetafiles: true };
}
