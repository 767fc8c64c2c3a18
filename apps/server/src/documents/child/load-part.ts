import { readFile } from 'node:fs/promises';
import { decodeText } from '@bank-soal/contract/common';
import type { PDFDocument } from '@cantoo/pdf-lib';
import type { DocumentPart } from '../job.js';
import { REASONS } from '../reasons.js';
import { loadPdf } from './load-pdf.js';
import { isLocked } from './locked-pdf.js';
import { noticePage, textPages } from './pages.js';
import { TooMuchWork } from './pdf-work.js';
import { weighWord } from './weigh-word.js';

class EmptyDocument extends Error {}

async function reasonFor(error: unknown, bytes: Buffer): Promise<string> {
  if (error instanceof EmptyDocument) return REASONS.EMPTY;
  if (error instanceof TooMuchWork) return REASONS.TOO_COMPLEX;
  return (await isLocked(bytes)) ? REASONS.ENCRYPTED : REASONS.BROKEN;
}

/** Copies the first pages of a PDF into the document; returns whether these are all. */
export async function appendPages(
  target: PDFDocument,
  bytes: Buffer,
  most = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const source = await loadPdf(bytes);
  const indices = source.getPageIndices();
  if (indices.length === 0) throw new EmptyDocument();
  for (const page of await target.copyPages(source, indices.slice(0, most))) target.addPage(page);
  return indices.length <= most;
}

async function appendPdf(
  target: PDFDocument,
  { name, path }: DocumentPart,
  most: number,
): Promise<boolean> {
  const bytes = await readFile(path);
  try {
    return await appendPages(target, bytes, most);
  } catch (error) {
    return appendPages(target, await noticePage(name, await reasonFor(error, bytes)));
  }
}

async function appendText(
  target: PDFDocument,
  { name, path }: DocumentPart,
  most: number,
): Promise<boolean> {
  const { pdf, whole } = await textPages(name, decodeText(await readFile(path)), most);
  return (await appendPages(target, pdf, most)) && whole;
}

async function appendWord(
  target: PDFDocument,
  { name, path }: DocumentPart,
  most: number,
): Promise<boolean> {
  try {
    const problem = await weighWord(path, true);
    if (problem !== undefined) return await appendPages(target, await noticePage(name, problem));
    const { wordPages } = await import('./word-pages.js');
    const { pdf, whole } = await wordPages(name, path, most);
    return (await appendPages(target, pdf, most)) && whole;
  } catch (error) {
    // An error of the system says nothing about the document.
    if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error;
    return appendPages(target, await noticePage(name, REASONS.BROKEN_WORD));
  }
}

/**
 * Appends one file's pages, or a page that says why they are missing.
 *
 * @param most pages that may be added
 * @returns whether nothing was left out
 */
export async function appendPart(
  target: PDFDocument,
  part: DocumentPart,
  most: number,
): Promise<boolean> {
  const { name, type, givenUp } = part;
  if (givenUp !== undefined) return appendPages(target, await noticePage(name, givenUp));
  switch (type) {
    case 'pdf':
      return appendPdf(target, part, most);
    case 'txt':
      return appendText(target, part, most);
    case 'docx':
      return appendWord(target, part, most);
    case 'doc':
      return appendPages(target, await noticePage(name, REASONS.WORD));
    default:
      return appendPages(target, await noticePage(name, REASONS.UNKNOWN));
  }
}
