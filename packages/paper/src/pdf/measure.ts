import PdfKit from 'pdfkit';

/** Measures only: a document numbers its fonts as it first meets them, so measuring in it shows. */
let ruler: PDFKit.PDFDocument | undefined;

/** Of short texts at size 1; the standard fonts are the same in every document. */
const widths = new Map<string, number>();

/** Width in points of a text in one of the standard fonts. */
export function measureText(text: string, font: string, size: number): number {
  const key = `${font}|${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known * size;
  ruler ??= new PdfKit({ autoFirstPage: false });
  const unit = ruler.font(font).fontSize(100).widthOfString(text) / 100;
  if (text.length <= 24) widths.set(key, unit);
  return unit * size;
}
