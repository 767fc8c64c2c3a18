import { toFindable } from '../../../lib/internal/find-text/index.js';
import { type JoinedText, joinPieces, type TextPiece } from './text-pieces.js';

/** Part of a pdf.js document that the texts are read from. */
export interface ReadablePdf {
  numPages: number;
  getPage(page: number): Promise<{
    getTextContent(options: {
      includeMarkedContent: true;
    }): Promise<{ items: readonly (TextPiece | object)[] }>;
  }>;
}

/** The texts of a document's pages, each read once and without drawing it. */
export interface PageTexts {
  count: number;
  /** The text of a page that was read before, as find compares it. */
  known: (page: number) => string | undefined;
  read: (page: number) => Promise<string>;
  /** The pieces of a page that a space parts from the one before. */
  apart: (page: number) => Promise<JoinedText['apart']>;
}

/** Reads pages of a document, from 1. */
export function createPageTexts(pdf: ReadablePdf): PageTexts {
  const pages = new Map<number, Promise<JoinedText>>();
  const texts = new Map<number, string>();

  function joined(page: number) {
    const known = pages.get(page) ?? readPage(pdf, page);
    pages.set(page, known);
    return known;
  }

  return {
    count: pdf.numPages,
    known: (page) => texts.get(page),
    async read(page) {
      const { text } = toFindable((await joined(page)).text);
      texts.set(page, text);
      return text;
    },
    apart: async (page) => (await joined(page)).apart,
  };
}

/** A page that cannot be read has no text, as on the screen. */
async function readPage(pdf: ReadablePdf, page: number): Promise<JoinedText> {
  try {
    const opened = await pdf.getPage(page);
    // As on the drawn page: marked content parts pieces.
    const { items } = await opened.getTextContent({ includeMarkedContent: true });
    return joinPieces(items);
  } catch {
    return joinPieces([]);
  }
}
