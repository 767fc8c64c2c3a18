import {
  PDFCatalog,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFPageLeaf,
  PDFParser,
  PDFString,
} from '@cantoo/pdf-lib';
import { sharedBytes } from './load-pdf.js';
import { beginPdf } from './pdf-work.js';

const TAIL_BYTES = 2048;
/** Length that a password is compared in; shorter keys lock nothing. */
const KEY_BYTES = 32;

function isKey(value: PDFObject | undefined): boolean {
  if (!(value instanceof PDFString) && !(value instanceof PDFHexString)) return false;
  return value.asBytes().byteLength >= KEY_BYTES;
}

const isWithin = (value: PDFObject | undefined, least: number, most: number) =>
  value instanceof PDFNumber && value.asNumber() >= least && value.asNumber() <= most;

/** Describes how the document is locked: by passwords, or by a way that some viewer brings along. */
function isLock(lock: PDFObject | undefined): boolean {
  if (!(lock instanceof PDFDict)) return false;
  const part = (name: string) => lock.lookup(PDFName.of(name));
  if (!(part('Filter') instanceof PDFName)) return false;
  if (part('Filter') !== PDFName.of('Standard')) return true;
  return (
    isWithin(part('V'), 1, 5) && isWithin(part('R'), 2, 6) && isKey(part('O')) && isKey(part('U'))
  );
}

function hasPage(catalog: PDFObject | undefined): boolean {
  if (!(catalog instanceof PDFCatalog)) return false;
  let found = false;
  catalog.Pages().traverse((node) => {
    found ||= node instanceof PDFPageLeaf;
  });
  return found;
}

/**
 * Whether a PDF that did not open is one that a password locks: it says how, and has pages, or
 * objects that only its key unpacks.
 */
export async function isLocked(bytes: Buffer): Promise<boolean> {
  const tail = bytes.subarray(-TAIL_BYTES);
  if (!tail.includes('startxref') || !tail.includes('%%EOF')) return false;
  if (!bytes.includes('/Encrypt')) return false;
  beginPdf();
  try {
    const context = await PDFParser.forBytesWithOptions(
      sharedBytes(bytes),
      Infinity,
    ).parseDocument();
    const { Encrypt, Root } = context.trailerInfo;
    return (
      isLock(context.lookup(Encrypt)) &&
      (bytes.includes('/ObjStm') || hasPage(context.lookup(Root)))
    );
  } catch {
    return false;
  }
}
