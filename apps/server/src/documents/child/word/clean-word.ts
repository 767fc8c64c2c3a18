import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { type CopiedPart, copyParts, FOLDER } from './copy-parts.js';
import { openParts } from './open-parts.js';
import { PART_TYPES } from './relations.js';

const PICTURES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  bmp: 'image/bmp',
  emf: 'image/x-emf',
  wmf: 'image/x-wmf',
};
const EPOCH = new Date(0);

/** The media types of the new package's parts. */
function typesXml(parts: readonly CopiedPart[]): string {
  const pictures = Object.entries(PICTURES).map(
    ([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`,
  );
  const named = parts.map(
    ({ name, kind }) =>
      `<Override PartName="/${FOLDER}/${name}" ContentType="${PART_TYPES[kind]}"/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${pictures.join('')}${named.join('')}</Types>`;
}

async function rewrite(path: string, output: string): Promise<void> {
  const parts = await openParts(path);
  try {
    const zip = new ZipFile();
    const add = (name: string, bytes: Buffer) => zip.addBuffer(bytes, name, { mtime: EPOCH });
    const copied = await copyParts(parts, add);
    add('[Content_Types].xml', Buffer.from(typesXml(copied)));
    zip.end();
    await pipeline(zip.outputStream, createWriteStream(output, { mode: 0o600 }));
  } finally {
    parts.close();
  }
}

/**
 * Writes a Word document again with only what its pages are made of: text and its looks, charts, and
 * pictures of points and lines. Nothing in it leads out of it: no link, no address, no drawing in XML,
 * no object, no field that fetches, no document type.
 *
 * @returns what is wrong with one that cannot be written again; nothing when it was
 * @throws what the system could not read or write
 */
export async function cleanWord(path: string, output: string): Promise<string | undefined> {
  try {
    await rewrite(path, output);
    return undefined;
  } catch (error) {
    // A failed call of the system says nothing about the document.
    if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error;
    return String(error);
  }
}
