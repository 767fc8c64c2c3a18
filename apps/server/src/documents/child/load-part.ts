import { readFile } from 'node:fs/promises';
import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib';
import type { DocumentPart } from '../job.js';
import { REASONS } from '../reasons.js';
import { decodeText } from './decode-text.js';
import { noticePage, textPages } from './pages.js';

/** Strict: the library's defaults turn truncated and encrypted files into blank pages. */
const STRICT = { throwOnInvalidObject: true, password: '', updateMetadata: false };

class EmptyDocument extends Error {}

function reasonFor(error: unknown, bytes: Uint8Array): string {
  if (error instanceof EmptyDocument) return REASONS.EMPTY;
  const says = error instanceof EncryptedPDFError || /encrypt|password/i.test(String(error));
  // Some encrypted files fail before the library notices.
  return says || Buffer.from(bytes).includes('/Encrypt') ? REASONS.ENCRYPTED : REASONS.BROKEN;
}

/** Copies a part's pages into the document, all of them or none. */
async function append(target: PDFDocument, bytes: Uint8Array): Promise<void> {
  const source = await PDFDocument.load(bytes, STRICT);
  if (source.getPageCount() === 0) throw new EmptyDocument();
  for (const page of await target.copyPages(source, source.getPageIndices())) target.addPage(page);
}

async function appendPdf(target: PDFDocument, name: string, bytes: Uint8Array): Promise<void> {
  try {
    await append(target, bytes);
  } catch (error) {
    await append(target, await noticePage(name, reasonFor(error, bytes)));
  }
}

/** Appends one file's pages, or a page that says why they are missing. */
export async function appendPart(target: PDFDocument, part: DocumentPart): Promise<void> {
  const { name, path, type, givenUp } = part;
  if (givenUp !== undefined) return append(target, await noticePage(name, givenUp));
  switch (type) {
    case 'pdf':
      return appendPdf(target, name, await readFile(path));
    case 'txt':
      return append(target, await textPages(name, decodeText(await readFile(path))));
    case 'doc':
    case 'docx':
      return append(target, await noticePage(name, REASONS.WORD));
    default:
      return append(target, await noticePage(name, REASONS.UNKNOWN));
  }
}
