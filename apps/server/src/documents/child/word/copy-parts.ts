import { posix } from 'node:path';
import { cleanXml } from './clean-xml.js';
import { UnusablePackage, type WordPackage } from './open-parts.js';
import { safePicture } from './pictures.js';
import {
  type PartKind,
  readRelations,
  relationsPath,
  type WrittenRelation,
  writeRelations,
} from './relations.js';
import { decodeXml } from './xml.js';

export const FOLDER = 'word';

/** A part of the new package that is XML. */
export interface CopiedPart {
  /** Its path in the old package. */
  path: string;
  kind: Exclude<PartKind, 'image'>;
  /** Its name in the new one, within `FOLDER`. */
  name: string;
}

type Add = (path: string, bytes: Buffer) => void;

/** Copies pictures of safe kinds, each once; gives their names within `FOLDER`. */
function copyPictures(parts: WordPackage, add: Add) {
  const names = new Map<string, string | undefined>();
  return async (path: string): Promise<string | undefined> => {
    if (names.has(path)) return names.get(path);
    const bytes = await parts.read(path);
    const picture = bytes && safePicture(bytes);
    const name = picture && `media/picture${names.size + 1}.${picture.extension}`;
    if (picture !== undefined) add(`${FOLDER}/${name}`, picture.bytes);
    names.set(path, name);
    return name;
  };
}

/**
 * Copies a document and all parts of known kinds that it relates to, each of them cleaned and under
 * a new name. What nothing of them relates to stays behind.
 *
 * @returns the parts that are XML
 * @throws UnusablePackage, UnusableXml
 */
export async function copyParts(parts: WordPackage, add: Add): Promise<CopiedPart[]> {
  const copied: CopiedPart[] = [];
  const copyPicture = copyPictures(parts, add);

  /** Gives the part its name; its turn comes when those before it are copied. */
  function nameOf(path: string, kind: CopiedPart['kind']): string {
    const known = copied.find((part) => part.path === path && part.kind === kind);
    const name = known?.name ?? (copied.length === 0 ? 'document.xml' : `part${copied.length}.xml`);
    if (known === undefined) copied.push({ path, kind, name });
    return name;
  }

  async function relationsOf(path: string): Promise<WrittenRelation[]> {
    const bytes = await parts.read(relationsPath(path));
    if (bytes === undefined) return [];
    const written: WrittenRelation[] = [];
    for (const { id, type, kind, path: to } of readRelations(bytes, posix.dirname(path))) {
      if (kind === 'officeDocument' || !parts.has(to)) continue;
      const target = kind === 'image' ? await copyPicture(to) : nameOf(to, kind);
      if (target !== undefined) written.push({ id, type, target });
    }
    return written;
  }

  const roots = readRelations((await parts.read(relationsPath(''))) ?? Buffer.alloc(0), '');
  const root = roots.find(({ kind, path }) => kind === 'officeDocument' && parts.has(path));
  if (root === undefined) throw new UnusablePackage('without a document');
  nameOf(root.path, 'officeDocument');
  // It goes on with what is added while it is walked.
  for (const { path, name } of copied) {
    const bytes = await parts.read(path);
    if (bytes === undefined) throw new UnusablePackage('without a part');
    add(`${FOLDER}/${name}`, Buffer.from(cleanXml(decodeXml(bytes))));
    const relations = await relationsOf(path);
    if (relations.length === 0) continue;
    add(relationsPath(`${FOLDER}/${name}`), Buffer.from(writeRelations(relations)));
  }
  const main = { id: 'r1', type: root.type, target: `${FOLDER}/document.xml` };
  add(relationsPath(''), Buffer.from(writeRelations([main])));
  return copied;
}
