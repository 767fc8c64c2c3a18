import { Document, type IPropertiesOptions, Packer } from 'docx';
import { freezeZip } from './freeze-zip.js';

/** Properties of a document. */
export interface About {
  title: string;
  author?: string;
  description?: string;
  language?: string;
  /** 'YYYY-MM-DD'; a document without one has no date at all. */
  date?: string;
}

const XML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => XML[sign] ?? sign);
const element = (name: string, text: string | undefined) =>
  text === undefined ? '' : `<${name}>${escaped(text)}</${name}>`;

function dates(date: string | undefined): string {
  if (date === undefined) return '';
  return ['created', 'modified']
    .map((name) => `<dcterms:${name} xsi:type="dcterms:W3CDTF">${date}T00:00:00Z</dcterms:${name}>`)
    .join('');
}

/** docx stamps the current time into its properties; the exam's day takes its place. */
function coreProperties({ title, author, description, language, date }: About): string {
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    element('dc:title', title),
    element('dc:creator', author),
    element('dc:description', description),
    element('dc:language', language),
    dates(date),
    '</cp:coreProperties>',
  ].join('');
}

/** A document as a file: the same bytes for the same content. */
export async function packDocument(
  content: IPropertiesOptions,
  about: About,
): Promise<Uint8Array<ArrayBuffer>> {
  const packed = await Packer.toArrayBuffer(new Document(content), false, [
    { path: 'docProps/core.xml', data: coreProperties(about) },
  ]);
  return freezeZip(new Uint8Array(packed));
}
