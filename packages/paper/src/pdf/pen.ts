import { type RichText, splitLines } from '../model/inline.js';
import { arrow, breakLines, type Line, toPrintable } from './lines.js';
import { measureText } from './measure.js';
import { ink, type TextStyle } from './style.js';

/** Draws text and rules at given places; `y` is the top of a line. */
export class Pen {
  constructor(readonly doc: PDFKit.PDFDocument) {}

  lines(text: RichText, width: number, style: TextStyle): Line[] {
    return splitLines(text).flatMap((line) => breakLines(line, width, style, measureText));
  }

  drawLines(lines: Line[], x: number, y: number, style: TextStyle): void {
    lines.forEach((line, index) => {
      const baseline = y + index * style.leading + style.leading * 0.74;
      for (const run of line) {
        if (run.text === arrow) this.drawArrow(x + run.x, baseline, run.size, style.color);
        else {
          this.doc.font(run.font).fontSize(run.size).fillColor(style.color);
          this.doc.text(run.text, x + run.x, baseline - run.raise, {
            lineBreak: false,
            baseline: 'alphabetic',
          });
          if (run.marks.includes('strike')) {
            const width = measureText(run.text, run.font, run.size);
            this.rule(x + run.x, baseline - run.size * 0.26, width, style.color);
          }
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
    const width = measureText(printable, font, style.size);
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
}
