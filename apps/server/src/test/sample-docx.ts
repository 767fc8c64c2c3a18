import { buffer } from 'node:stream/consumers';
import {
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { ZipFile } from 'yazl';

const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] });

/** A real Word document with a heading, a paragraph and a table. */
export function sampleDocx(text = 'Jelaskan kompleksitas O(n²) dan n ≤ 3.'): Promise<Buffer> {
  const children = [
    new Paragraph({ text: 'Ujian Akhir', heading: HeadingLevel.HEADING_1 }),
    new Paragraph({ children: [new TextRun(text), new TextRun({ text: ' (tebal)', bold: true })] }),
    new Table({ rows: [new TableRow({ children: [cell('masuk'), cell('keluar')] })] }),
  ];
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

/** A ZIP with the given entries, packed or not. */
export function sampleZip(
  entries: Record<string, string | Uint8Array>,
  compress = true,
): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(entries)) {
    zip.addBuffer(Buffer.from(content), name, { compress, mtime: new Date(0) });
  }
  zip.end();
  return buffer(zip.outputStream);
}

const BODY = '<?xml version="1.0"?><w:document><w:body/></w:document>';

/** The least that counts as a Word document, with more entries beside. */
export function bareDocx(more: Record<string, string> = {}, compress = true): Promise<Buffer> {
  const least = { '[Content_Types].xml': '<Types/>', 'word/document.xml': BODY };
  return sampleZip({ ...least, ...more }, compress);
}

const DIRECTORY_ENTRY = Buffer.from('PK\x01\x02', 'latin1');

/** Changes every record of an archive's directory, as a forger would. */
export function forgeDirectory(zip: Buffer, change: (record: Buffer) => void): Buffer {
  const forged = Buffer.from(zip);
  for (let at = forged.indexOf(DIRECTORY_ENTRY); at >= 0; ) {
    change(forged.subarray(at));
    at = forged.indexOf(DIRECTORY_ENTRY, at + 4);
  }
  return forged;
}
