import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Between pages; no page has it. */
const BREAK = '\f';
/** Letters that are kept of one file: a book of a thousand pages. */
const MOST_LETTERS = 4_000_000;
/** What is unpacked at most: a letter takes up to four bytes. */
const MOST_BYTES = 4 * MOST_LETTERS + MOST_LETTERS;

/** The pages of a text as they are kept; what is beyond the bound is left out. */
export function packPages(pages: readonly string[]): Buffer<ArrayBuffer> {
  const text = pages.map((page) => page.replaceAll(BREAK, ' ')).join(BREAK);
  return deflateRawSync(text.slice(0, MOST_LETTERS));
}

export function unpackPages(body: Uint8Array): string[] {
  return inflateRawSync(body, { maxOutputLength: MOST_BYTES }).toString().split(BREAK);
}
