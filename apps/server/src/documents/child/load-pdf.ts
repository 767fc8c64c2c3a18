import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib';
import { leavingPacked } from './locked-objects.js';
import { beginPdf, settlePdf, TooMuchWork } from './pdf-work.js';

/** Strict: the library's defaults turn truncated and encrypted files into blank pages. */
const STRICT = {
  throwOnInvalidObject: true,
  password: '',
  updateMetadata: false,
  parseSpeed: ParseSpeeds.Fastest,
};

/** Bytes whose pieces are not copies: the parser cuts a large file into pieces, and only looks. */
class SharedBytes extends Uint8Array<ArrayBuffer> {
  override slice(start?: number, end?: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.buffer, this.byteOffset, this.byteLength).subarray(start, end);
  }
}

/** Bytes as the library takes them, without a copy. */
export function sharedBytes({ buffer, byteOffset, byteLength }: Buffer): Uint8Array {
  return new SharedBytes(buffer as ArrayBuffer, byteOffset, byteLength);
}

/**
 * Opens a PDF that is whole; one with an empty password too.
 *
 * @throws TooMuchWork when it costs more than a document may
 */
export async function loadPdf(bytes: Buffer): Promise<PDFDocument> {
  beginPdf();
  try {
    const open = () => PDFDocument.load(sharedBytes(bytes), STRICT);
    const document = await open().catch((error: unknown) => {
      if (error instanceof TooMuchWork || !bytes.includes('/Encrypt')) throw error;
      return leavingPacked(open);
    });
    // Counted now, so that a tree without end counts in the limit.
    document.getPageCount();
    return document;
  } finally {
    settlePdf();
  }
}
