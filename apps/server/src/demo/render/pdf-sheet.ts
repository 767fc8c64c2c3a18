import PdfKit from 'pdfkit';
import { contentBottom, ink, page, type TextStyle } from './pdf-style.js';
import { breakLines, type Line, toPrintable } from './pdf-text.js';

export interface SheetInfo {
  title: string;
  author: string;
  subject: string;
  date: Date;
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

const widths = new Map<string, number>();

/** A PDF that is filled from top to bottom. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  private readonly chunks: Uint8Array[] = [];
  private readonly finished: Promise<void>;
  private y = page.top;

  constructor({ title, author, subject, date }: SheetInfo) {
    this.doc = new PdfKit({
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
    this.doc.on('data', (chunk: Uint8Array) => this.chunks.push(chunk));
    this.finished = new Promise((resolve, reject) => {
      this.doc.on('end', resolve);
      this.doc.on('error', reject);
    });
  }

  readonly measure = (text: string, font: string, size: number): number => {
    const key = `${font}|${text}`;
    let unit = widths.get(key);
    if (unit === undefined) {
      unit = this.doc.font(font).fontSize(100).widthOfString(text) / 100;
      widths.set(key, unit);
    }
    return unit * size;
  };

  lines(text: string, width: number, style: TextStyle): Line[] {
    return breakLines(text, width, style, this.measure);
  }

  drawLines(lines: Line[], x: number, y: number, style: TextStyle): void {
    lines.forEach((line, index) => {
      const baseline = y + index * style.leading + style.leading * 0.74;
      for (const run of line) {
        if (run.text === '→') this.drawArrow(x + run.x, baseline, run.size, style.color);
        else {
          this.doc.font(run.font).fontSize(run.size).fillColor(style.color);
          this.doc.text(run.text, x + run.x, baseline - run.raise, {
            lineBreak: false,
            baseline: 'alphabetic',
          });
        }
      }
    });
  }

  /** One line, not wrapped and without inline marks. */
  drawPlain(
    text: string,
    x: number,
    y: number,
    style: TextStyle,
    align: 'left' | 'right' | 'center' = 'left',
  ): void {
    const font = style.fonts.plain;
    const printable = toPrintable(text);
    const width = this.measure(printable, font, style.size);
    const shift = { left: 0, right: width, center: width / 2 }[align];
    this.doc.font(font).fontSize(style.size).fillColor(style.color);
    this.doc.text(printable, x - shift, y + style.leading * 0.74, {
      lineBreak: false,
      baseline: 'alphabetic',
    });
  }

  rule(x: number, y: number, width: number, color = ink.rule, weight = 0.6): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(weight)
      .strokeColor(color)
      .stroke();
  }

  private drawArrow(x: number, baseline: number, size: number, color: string): void {
    const y = baseline - size * 0.26;
    const [from, to] = [x + size * 0.12, x + size * 0.98];
    const head = size * 0.16;
    this.doc.lineWidth(size * 0.055).strokeColor(color);
    this.doc.moveTo(from, y).lineTo(to, y).stroke();
    this.doc
      .moveTo(to - head * 1.3, y - head)
      .lineTo(to, y)
      .lineTo(to - head * 1.3, y + head)
      .stroke();
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
    this.doc.addPage();
    this.y = page.top;
  }

  /** Draws on every page, then closes the document. */
  async finish(footer: (current: number, total: number) => void): Promise<Uint8Array> {
    const { count } = this.doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.doc.switchToPage(index);
      footer(index + 1, count);
    }
    this.doc.end();
    await this.finished;
    return new Uint8Array(Buffer.concat(this.chunks));
  }
}
