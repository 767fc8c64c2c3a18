import { PDFDocument } from '@cantoo/pdf-lib';
import { Document, Packer, PageBreak, Paragraph } from 'docx';

/** A grey point. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A file as a field of the upload form takes it. */
export interface SampleFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/**
 * A Word document.
 *
 * @param pages the lines of each page
 */
export async function wordFile(name: string, pages: readonly string[][]): Promise<SampleFile> {
  const children = pages.flatMap((lines, page) => [
    ...(page > 0 ? [new Paragraph({ children: [new PageBreak()] })] : []),
    ...lines.map((line) => new Paragraph(line)),
  ]);
  const buffer = await Packer.toBuffer(new Document({ sections: [{ children }] }));
  return {
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer,
  };
}

async function saved(name: string, document: PDFDocument): Promise<SampleFile> {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
}

/**
 * A PDF with text.
 *
 * @param pages the text of each page
 */
export async function pdfFile(name: string, pages: readonly string[]): Promise<SampleFile> {
  const document = await PDFDocument.create();
  const font = await document.embedFont('Helvetica');
  for (const text of pages) document.addPage().drawText(text, { x: 60, y: 700, size: 14, font });
  return saved(name, document);
}

/** A PDF as a scanner makes it: a picture on each page. */
export async function scanFile(name: string, pages: number): Promise<SampleFile> {
  const document = await PDFDocument.create();
  const picture = await document.embedPng(PNG);
  for (let page = 0; page < pages; page += 1) {
    document.addPage().drawImage(picture, { x: 60, y: 300, width: 400, height: 400 });
  }
  return saved(name, document);
}
