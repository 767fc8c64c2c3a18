import { type Piece, pictureOf } from '../../../exchange/index.js';
import type { WordPackage } from './open-parts.js';
import { type SafePicture, safePicture } from './pictures.js';
import { readRelations, relationsPath } from './relations.js';

/** Pictures by the relation that names them. */
export type Pictures = ReadonlyMap<string, Extract<Piece, { kind: 'picture' }>>;

/** Drawings of Windows in a document, which only LibreOffice can draw. */
export interface Metafiles {
  /** In the document's order; filled by reading. */
  found: SafePicture[];
  /** The picture of one that was drawn. */
  drawn?: (at: number) => Promise<Buffer | undefined>;
}

/** The most that are drawn of one document. */
const MOST_METAFILES = 100;

/** The bytes that may become a picture of the bank. */
async function drawable(file: Buffer, { found, drawn }: Metafiles): Promise<Buffer> {
  if (pictureOf(file) !== 'kind' || found.length >= MOST_METAFILES) return file;
  const safe = safePicture(file);
  if (safe?.extension !== 'emf' && safe?.extension !== 'wmf') return file;
  const at = found.push(safe) - 1;
  return (await drawn?.(at)) ?? file;
}

/** Reads the pictures that a part of a document names. */
export async function readPictures(
  parts: WordPackage,
  body: string,
  metafiles: Metafiles,
): Promise<Pictures> {
  const pictures = new Map<string, Extract<Piece, { kind: 'picture' }>>();
  const bytes = await parts.read(relationsPath(body));
  if (bytes === undefined) return pictures;
  for (const { id, kind, path } of readRelations(bytes, 'word')) {
    if (kind !== 'image') continue;
    const name = path.split('/').at(-1) ?? '';
    const file = await parts.read(path);
    const picture = file ? pictureOf(await drawable(file, metafiles)) : 'missing';
    pictures.set(id, { kind: 'picture', name, picture });
  }
  return pictures;
}
