import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Between pages; no page has it. */
const BREAK = '\f';
/** Most stored letters of one file: a book of a thousand pages. */
const MOST_LETTERS = 4_000_000;
/** Most bytes to unpack: a letter takes up to four. */
const MOST_BYTES = 4 * MOST_LETTERS + MOST_LETTERS;

/** The pages of a text in their stored form; text beyond the bound is left out. */
export function packPages(pages: readonly string[]): Buffer<ArrayBuffer> {
  const text = pages.map((page) => page.replaceAll(BREAK, ' ')).join(BREAK);
  return deflateRawSync(text.slice(0, MOST_LETTERS));
}

export function unpackPages(body: Uint8Array): string[] {
  return inflateRawSync(body, { maxOutputLength: MOST_BYTES }).toString().split(BREAK);
}
