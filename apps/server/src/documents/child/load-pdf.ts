import { EncryptedPDFError, ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib';

/** Strict: the library's defaults turn truncated and encrypted files into blank pages. */
const STRICT = {
  throwOnInvalidObject: true,
  password: '',
  updateMetadata: false,
  parseSpeed: ParseSpeeds.Fastest,
};

const TAIL_BYTES = 2048;

/** Opens a PDF that is whole; one with an empty password too. */
export function loadPdf(bytes: Uint8Array): Promise<PDFDocument> {
  return PDFDocument.load(bytes, STRICT);
}

/** Tells whether a PDF did not open because of its password. Some fail before the library notices. */
export function isLocked(error: unknown, bytes: Uint8Array): boolean {
  if (error instanceof EncryptedPDFError || /encrypt|password/i.test(String(error))) return true;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tail = buffer.subarray(-TAIL_BYTES);
  return buffer.includes('/Encrypt') && tail.includes('startxref') && tail.includes('%%EOF');
}
