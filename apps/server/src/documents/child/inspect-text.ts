import { open } from 'node:fs/promises';
import type { Failure } from '@bank-soal/contract/common';
import { CONTENT_PROBLEMS } from '../reasons.js';

const CHUNK_BYTES = 128 * 1024;

/** A file piece by piece, in one piece of memory: each is gone when the next is read. */
async function* readChunks(path: string): AsyncGenerator<Buffer> {
  const file = await open(path);
  try {
    const buffer = Buffer.allocUnsafeSlow(CHUNK_BYTES);
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, CHUNK_BYTES);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await file.close();
  }
}

/** Control characters that texts have: tab, line ends, form feed, and DOS's end of file. */
const ALLOWED = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1a]);
const BINARY_TEXT = /^(?:\xef\xbb\xbf)?\s*%PDF-/;

const isControl = (code: number) => code < 0x20 && !ALLOWED.has(code);

function hasControls(bytes: Uint8Array): boolean {
  for (const byte of bytes) if (isControl(byte)) return true;
  return false;
}

function markedEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** UTF-16 is text when it decodes, and its characters hold no controls. */
async function isUtf16(path: string, encoding: string): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  const fine = (text: string) => !Array.from(text, (one) => one.charCodeAt(0)).some(isControl);
  try {
    for await (const chunk of readChunks(path)) {
      if (!fine(decoder.decode(chunk, { stream: true }))) return false;
    }
    return fine(decoder.decode());
  } catch {
    return false;
  }
}

/** Problem of a text; it may be UTF-8, marked UTF-16, or else Windows-1252 without controls. */
export async function inspectText(path: string): Promise<Failure | undefined> {
  let first = true;
  for await (const bytes of readChunks(path)) {
    if (first) {
      const encoding = markedEncoding(bytes);
      if (encoding !== undefined) {
        return (await isUtf16(path, encoding)) ? undefined : CONTENT_PROBLEMS.NO_TEXT;
      }
      const head = bytes.subarray(0, 64).toString('latin1');
      if (BINARY_TEXT.test(head)) return CONTENT_PROBLEMS.NO_TEXT;
    }
    first = false;
    // Every byte sequence without controls is text in Windows-1252, UTF-8 among them.
    if (hasControls(bytes)) return CONTENT_PROBLEMS.NO_TEXT;
  }
  return undefined;
}
