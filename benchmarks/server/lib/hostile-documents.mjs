import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const SPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const TYPES = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;
const RELS = `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

/** A Word document with this body. */
function docx(body) {
  const zip = new ZipFile();
  const document = `<?xml version="1.0"?><w:document xmlns:w="${SPACE}"><w:body>${body}</w:body></w:document>`;
  for (const [name, text] of [
    ['[Content_Types].xml', TYPES],
    ['_rels/.rels', RELS],
    ['word/document.xml', document],
  ]) {
    zip.addBuffer(Buffer.from(text), name);
  }
  zip.end();
  return buffer(zip.outputStream);
}

const paragraph = '<w:p><w:r><w:t>a</w:t></w:r></w:p>';

/** Tables in cells of tables: a thousand bytes when packed. */
export function nestedTables(depth) {
  const open = '<w:tbl><w:tr><w:tc>';
  const close = `${paragraph}</w:tc></w:tr></w:tbl>`;
  return docx(open.repeat(depth) + close.repeat(depth) + paragraph);
}

/** One row of a table. */
export function wideRow(cells) {
  return docx(
    `<w:tbl><w:tr>${`<w:tc>${paragraph}</w:tc>`.repeat(cells)}</w:tr></w:tbl>${paragraph}`,
  );
}

/** One line of text. */
export const longLine = (length) => Buffer.alloc(length, 'a');

/** One letter under a heap of accents. */
export const accents = (count) => Buffer.from(`a${'\u0301'.repeat(count)}`);

/** Beginnings of objects without end. */
export const emptyObjects = (length) =>
  Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(length, '1 0 obj\n')]);
