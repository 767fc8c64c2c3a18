import { toFindable } from '../../lib/internal/find-text/index.js';

/** What of a pdf.js document its texts are read from. */
export interface ReadablePdf {
  numPages: number;
  getPage(page: number): Promise<{
    getTextContent(options: {
      includeMarkedContent: true;
    }): Promise<{ items: readonly (TextPiece | object)[] }>;
  }>;
}

interface TextPiece {
  str: string;
  hasEOL: boolean;
}

/** The texts of a document's pages as find compares them, each read once and without drawing it. */
export interface PageTexts {
  count: number;
  /** The text of a page that was read before. */
  known: (page: number) => string | undefined;
  read: (page: number) => Promise<string>;
}

/** Reads pages of a document, from 1. */
export function createPageTexts(pdf: ReadablePdf): PageTexts {
  const texts = new Map<number, string>();
  return {
    count: pdf.numPages,
    known: (page) => texts.get(page),
    async read(page) {
      const text = await readText(pdf, page);
      texts.set(page, text);
      return text;
    },
  };
}

/** A page that cannot be read has no text, as on the screen. */
async function readText(pdf: ReadablePdf, page: number): Promise<string> {
  try {
    const opened = await pdf.getPage(page);
    // As on the drawn page: marked content parts pieces.
    const { items } = await opened.getTextContent({ includeMarkedContent: true });
    return toFindable(items.map(lineOf).join('')).text;
  } catch {
    return '';
  }
}

function lineOf(item: TextPiece | object): string {
  return 'str' in item ? item.str + (item.hasEOL ? '\n' : '') : '';
}
