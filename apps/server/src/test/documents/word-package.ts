import { sampleZip } from '../sample-docx.js';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

export const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  `xmlns:r="${OFFICE}/relationships"`,
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
  'xmlns:o="urn:schemas-microsoft-com:office:office"',
].join(' ');

/** `[Id, last part of the Type, Target, External]`. */
export type Relation = readonly [id: string, type: string, target: string, external?: boolean];

const relation = ([id, type, target, external]: Relation) =>
  `<Relationship Id="${id}" Type="${OFFICE}/relationships/${type}" Target="${target}"${
    external ? ' TargetMode="External"' : ''
  }/>`;

export const relationsXml = (relations: readonly Relation[]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${relations.map(relation).join('')}</Relationships>`;

const overrides = {
  document: 'wordprocessingml.document.main',
  header: 'wordprocessingml.header',
  footer: 'wordprocessingml.footer',
  footnotes: 'wordprocessingml.footnotes',
  styles: 'wordprocessingml.styles',
  numbering: 'wordprocessingml.numbering',
  settings: 'wordprocessingml.settings',
};

const defaults = {
  png: 'image/png',
  svg: 'image/svg+xml',
  svgz: 'image/svg+xml',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  emf: 'image/x-emf',
  wmf: 'image/x-wmf',
  html: 'text/html',
  htm: 'text/html',
  odt: 'application/vnd.oasis.opendocument.text',
  bin: 'application/vnd.openxmlformats-officedocument.oleObject',
  xml: 'application/xml',
  rels: 'application/vnd.openxmlformats-package.relationships+xml',
};

const types = (parts: readonly string[]) => {
  const known = Object.entries(defaults).map(
    ([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`,
  );
  const named = parts.map((part) => {
    const kind = Object.keys(overrides).find((name) => part === `word/${name}.xml`);
    if (kind === undefined) return '';
    const type = `application/vnd.openxmlformats-officedocument.${overrides[kind as keyof typeof overrides]}+xml`;
    return `<Override PartName="/${part}" ContentType="${type}"/>`;
  });
  return `<Types xmlns="${PACKAGE}/content-types">${known.join('')}${named.join('')}</Types>`;
};

export interface WordPackage {
  /** XML of the paragraphs. */
  body: string;
  relations?: readonly Relation[];
  /** Further parts by their paths. */
  parts?: Record<string, string | Buffer>;
}

/** A Word document of which every part is in sight. */
export function wordPackage({ body, relations = [], parts = {} }: WordPackage): Promise<Buffer> {
  const document = `<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`;
  return sampleZip({
    '[Content_Types].xml': types(['word/document.xml', ...Object.keys(parts)]),
    '_rels/.rels': relationsXml([['r1', 'officeDocument', 'word/document.xml']]),
    'word/document.xml': document,
    'word/_rels/document.xml.rels': relationsXml(relations),
    ...parts,
  });
}

export const paragraph = (content: string) => `<w:p>${content}</w:p>`;
export const words = (text: string) => paragraph(`<w:r><w:t>${text}</w:t></w:r>`);

/** A picture within a run; `blip` is what stands in its `a:blip`. */
export const picture = (attributes: string, blip = '') =>
  '<w:r><w:drawing><wp:inline><wp:extent cx="2000000" cy="2000000"/><wp:docPr id="1" name="p"/>' +
  '<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture">' +
  '<pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="p"/><pic:cNvPicPr/></pic:nvPicPr>' +
  `<pic:blipFill><a:blip ${attributes}>${blip}</a:blip><a:stretch><a:fillRect/></a:stretch></pic:blipFill>` +
  '<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="2000000" cy="2000000"/></a:xfrm>' +
  '<a:prstGeom prst="rect"/></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>';

/** A picture of the older kind; `image` is what stands in its `v:imagedata`. */
export const oldPicture = (image: string, more = '') =>
  `<w:r><w:pict><v:shape id="s1" style="width:150pt;height:150pt"><v:imagedata ${image}/></v:shape>${more}</w:pict></w:r>`;
