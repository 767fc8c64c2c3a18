import PdfKit from 'pdfkit';
import { Pen } from './pen.js';
import { contentBottom, page } from './style.js';

interface SheetInfo {
  title: string;
  author: string;
  subject: string;
  date: Date;
}

/** Where a piece may stand, in points. */
export interface Column {
  x: number;
  width: number;
}

/** Something of a known height that is never split over two pages. */
export interface Piece {
  height: number;
  /** Space below, dropped at the end of a page. */
  after: number;
  /** Stays on one page with the next piece. */
  keep?: boolean;
  draw: (y: number) => void;
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** A PDF that is filled from top to bottom. */
export class Sheet extends Pen {
  private readonly chunks: Uint8Array[] = [];
  private readonly finished: Promise<void>;
  private y = page.top;

  constructor({ title, author, subject, date }: SheetInfo) {
    const doc = new PdfKit({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      lang: 'id-ID',
      displayTitle: true,
      info: {
        Title: title,
        Author: author,
        Subject: subject,
        Creator: 'Bank Soal Informatika',
        CreationDate: date,
        ModDate: date,
      },
    });
    super(doc);
    this.doc.on('data', (chunk: Uint8Array) => this.chunks.push(chunk));
    this.finished = new Promise((resolve, reject) => {
      this.doc.on('end', resolve);
      this.doc.on('error', reject);
    });
  }

  /**
   * A block that fits on a page starts on a new one rather than leaving its tail behind, when
   * that leaves no more than `spare` of the page empty.
   */
  flowTogether(pieces: Piece[], spare: number): void {
    const height = pieces.reduce((sum, piece) => sum + piece.height + piece.after, 0);
    const left = contentBottom - this.y;
    const full = contentBottom - page.top;
    if (height > left && height <= full && left < full * spare) this.breakPage();
    this.flow(pieces);
  }

  /** Puts the pieces below each other; those that belong together move to a new page together. */
  flow(pieces: Piece[]): void {
    let from = 0;
    while (from < pieces.length) {
      let to = from;
      while (pieces[to]?.keep && to + 1 < pieces.length) to += 1;
      const group = pieces.slice(from, to + 1);
      const inner = group.slice(0, -1).reduce((sum, { height, after }) => sum + height + after, 0);
      this.ensure(inner + (group.at(-1)?.height ?? 0));
      for (const piece of group) this.put(piece);
      from = to + 1;
    }
  }

  private put(piece: Piece): void {
    this.ensure(piece.height);
    piece.draw(this.y);
    this.y += piece.height + piece.after;
  }

  private ensure(height: number): void {
    const full = contentBottom - page.top;
    if (this.y + Math.min(height, full) <= contentBottom + 0.01 || this.y === page.top) return;
    this.breakPage();
  }

  private breakPage(): void {
    this.doc.addPage();
    this.y = page.top;
  }

  /** Draws on every page, then closes the document. */
  async finish(footer: (current: number, total: number) => void): Promise<Uint8Array<ArrayBuffer>> {
    const { count } = this.doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.doc.switchToPage(index);
      footer(index + 1, count);
    }
    this.doc.end();
    await this.finished;
    return joined(this.chunks);
  }
}
