import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { FILE_HIT_PAGES_MAX, type TextPart } from '@bank-soal/contract/search';
import type { Bag } from '../db/text-index.js';
import { bagOf } from './bag.js';
import { indexed, pagesWithHits, stemsOf, type WordQuery } from './words/index.js';

/** Between pages; no page has it. */
const BREAK = '\f';
/** Most stored letters of one file: a book of a thousand pages. */
const MOST_LETTERS = 4_000_000;
/** Most bytes to unpack: a letter takes up to four. */
const MOST_BYTES = 4 * MOST_LETTERS + MOST_LETTERS;

/** The pages of a text in their stored form; text beyond the bound is left out. */
function packPages(pages: readonly string[]): Buffer<ArrayBuffer> {
  const text = pages.map((page) => page.replaceAll(BREAK, ' ')).join(BREAK);
  return deflateRawSync(text.slice(0, MOST_LETTERS));
}

function unpackPages(body: Uint8Array): string[] {
  return inflateRawSync(body, { maxOutputLength: MOST_BYTES }).toString().split(BREAK);
}

/** A text in its stored form. */
export interface PackedText {
  body: Uint8Array<ArrayBuffer>;
  bag: Bag;
}

/** Where the words that were sought stand in a text. */
export interface Excerpt {
  pages: { page: number; parts: TextPart[] }[];
  morePages: number;
}

/** The terms of a text, page by page: no page is read twice. */
function* termsOf(pages: readonly string[]): Generator<string> {
  for (const page of pages) for (const stem of stemsOf(page)) yield indexed([stem]);
}

/** Terms of a stored text for the index. */
export function bagOfBody(body: Uint8Array): Bag {
  return bagOf(termsOf(unpackPages(body)));
}

/** The stored and indexed forms of a text. */
export function packText(pages: readonly string[]): PackedText {
  const body = packPages(pages);
  // Only stored text is found.
  return { body, bag: bagOfBody(body) };
}

/** The best pages of a text for a query, in the order in which they stand. */
export function excerptOf(body: Uint8Array, query: WordQuery): Excerpt {
  const pages = unpackPages(body);
  const found = pagesWithHits(pages, query);
  const shown = found.slice(0, FILE_HIT_PAGES_MAX).toSorted((a, b) => a.page - b.page);
  return {
    pages: shown.map(({ page, parts }) => ({ page, parts: parts() })),
    morePages: found.length - shown.length,
  };
}
