import { posix } from 'node:path';
import { decodeXml, escapeXml, readXml } from './xml.js';

/** Kinds of parts of a Word document; all others are left out. */
export type PartKind =
  | 'officeDocument'
  | 'styles'
  | 'numbering'
  | 'settings'
  | 'fontTable'
  | 'theme'
  | 'header'
  | 'footer'
  | 'footnotes'
  | 'endnotes'
  | 'image'
  | 'chart'
  | 'chartUserShapes'
  | 'diagramData'
  | 'diagramLayout'
  | 'diagramQuickStyle'
  | 'diagramColors'
  | 'diagramDrawing';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const DRAWING = 'application/vnd.openxmlformats-officedocument.drawingml';

/** The media type of each kind of part that is XML. */
export const PART_TYPES: Readonly<Record<Exclude<PartKind, 'image'>, string>> = {
  officeDocument: `${WORD}.document.main+xml`,
  styles: `${WORD}.styles+xml`,
  numbering: `${WORD}.numbering+xml`,
  settings: `${WORD}.settings+xml`,
  fontTable: `${WORD}.fontTable+xml`,
  theme: 'application/vnd.openxmlformats-officedocument.theme+xml',
  header: `${WORD}.header+xml`,
  footer: `${WORD}.footer+xml`,
  footnotes: `${WORD}.footnotes+xml`,
  endnotes: `${WORD}.endnotes+xml`,
  chart: `${DRAWING}.chart+xml`,
  chartUserShapes: `${DRAWING}.chartshapes+xml`,
  diagramData: `${DRAWING}.diagramData+xml`,
  diagramLayout: `${DRAWING}.diagramLayout+xml`,
  diagramQuickStyle: `${DRAWING}.diagramStyle+xml`,
  diagramColors: `${DRAWING}.diagramColors+xml`,
  diagramDrawing: 'application/vnd.ms-office.drawingml.diagramDrawing+xml',
};

const TYPE =
  /^http:\/\/(?:schemas\.openxmlformats\.org\/officeDocument\/2006|purl\.oclc\.org\/ooxml\/officeDocument|schemas\.microsoft\.com\/office\/2007)\/relationships\/(\w+)$/;

export interface Relation {
  id: string;
  type: string;
  kind: PartKind;
  /** Path of the part within the package, or what claims to be one. */
  path: string;
}

/** Where the relations of a part are; of the package itself with `''`. */
export const relationsPath = (part: string) =>
  posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`);

const isKind = (word: string): word is PartKind =>
  word === 'image' || Object.hasOwn(PART_TYPES, word);

function pathOf(target: string, folder: string): string {
  let path = target;
  try {
    path = decodeURIComponent(target);
  } catch {
    // A per cent sign of the name itself.
  }
  return posix.resolve('/', folder, path).slice(1);
}

/**
 * The relations of a part to parts of known kinds within the package; what leads elsewhere is left out.
 *
 * @param folder of the part that the relations belong to: `'word'`
 * @throws UnusableXml
 */
export function readRelations(bytes: Buffer, folder: string): Relation[] {
  const relations: Relation[] = [];
  for (const token of readXml(decodeXml(bytes))) {
    if (token.kind !== 'start' || !/^(?:\w+:)?Relationship$/.test(token.name)) continue;
    const values = new Map(token.attributes.map(({ name, value }) => [name, value]));
    const type = values.get('Type') ?? '';
    const kind = TYPE.exec(type)?.[1] ?? '';
    if ((values.get('TargetMode') ?? 'Internal') !== 'Internal' || !isKind(kind)) continue;
    const path = pathOf(values.get('Target') ?? '', folder);
    relations.push({ id: values.get('Id') ?? '', type, kind, path });
  }
  return relations;
}

/** A relation to a part of the new package. */
export interface WrittenRelation {
  id: string;
  type: string;
  /** From the folder of the part that it belongs to. */
  target: string;
}

export function writeRelations(relations: readonly WrittenRelation[]): string {
  const rows = relations.map(
    ({ id, type, target }) =>
      `<Relationship Id="${escapeXml(id)}" Type="${type}" Target="${target}"/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows.join('')}</Relationships>`;
}
