import PDFKit from 'pdfkit';
import { printable } from './printable.js';

/** A fixed moment, so that the same files always make the same document. */
const MADE = new Date(0);
const MARGIN = 56;

async function draw(title: string, paint: (page: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const page = new PDFKit({
    size: 'A4',
    margin: MARGIN,
    info: { Title: title, CreationDate: MADE },
  });
  const chunks: Buffer[] = [];
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise((resolve, reject) => page.on('end', resolve).on('error', reject));
  paint(page);
  page.end();
  await finished;
  return Buffer.concat(chunks);
}

/** A text file as pages: its name on top, then its lines as they stand. */
export function textPages(name: string, text: string): Promise<Buffer> {
  return draw(name, (page) => {
    page.font('Helvetica-Bold').fontSize(11).fillColor('#334155').text(printable(name));
    page.moveDown(0.8);
    page.font('Courier').fontSize(10).fillColor('#0f172a').text(printable(text), { lineGap: 2 });
  });
}

/** A page in the place of a file that cannot be shown: its name, and why. */
export function noticePage(name: string, reason: string): Promise<Buffer> {
  return draw(name, (page) => {
    page.font('Helvetica-Bold').fontSize(16).fillColor('#0f172a').text(printable(name));
    page.moveDown(0.6);
    page
      .font('Helvetica')
      .fontSize(12)
      .fillColor('#334155')
      .text(printable(reason), { lineGap: 3 });
  });
}
