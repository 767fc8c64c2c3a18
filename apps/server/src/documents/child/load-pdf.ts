import { EncryptedPDFError, ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib';

/** Strict: the library's defaults turn truncated and encrypted files into blank pages. */
const STRICT = {
  throwOnInvalidObject: true,
  password: '',
  updateMetadata: false,
  parseSpeed: ParseSpeeds.Fastest,
};

const TAIL_BYTES = 2048;

/** Bytes whose pieces are not copies: the parser cuts a large file into pieces, and only looks. */
class SharedBytes extends Uint8Array<ArrayBuffer> {
  override slice(start?: number, end?: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.buffer, this.byteOffset, this.byteLength).subarray(start, end);
  }
}

/** Opens a PDF that is whole; one with an empty password too. */
export function loadPdf({ buffer, byteOffset, byteLength }: Buffer): Promise<PDFDocument> {
  const bytes = new SharedBytes(buffer as ArrayBuffer, byteOffset, byteLength);
  return PDFDocument.load(bytes, STRICT);
}

/** Tells whether a PDF did not open because of its password. Some fail before the library notices. */
export function isLocked(error: unknown, bytes: Buffer): boolean {
  if (error instanceof EncryptedPDFError || /encrypt|password/i.test(String(error))) return true;
  const tail = bytes.subarray(-TAIL_BYTES);
  return bytes.includes('/Encrypt') && tail.includes('startxref') && tail.includes('%%EOF');
}
