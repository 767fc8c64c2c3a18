import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { PLACEABLE } from './metafiles.js';
import type { SafePicture } from './pictures.js';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';
const EMU = 12_700;
const TWIPS = 20;
/** Space in points around a picture, so that its line fits on its page. */
const RIM = 6;
const [LEAST, MOST] = [12, 720];
/** Size in points of one that does not say it. */
const UNTOLD = [240, 120] as const;
/** A hundredth of a millimetre, the unit of an EMF. */
const MM_100 = 72 / 2540;

/** Width and height in points, as the frame in its header says. */
function sizeOf({ bytes, extension }: SafePicture): readonly [number, number] {
  const isEmf = extension === 'emf';
  if (!isEmf && bytes.readUInt32LE(0) !== PLACEABLE) return UNTOLD;
  const edge = (at: number) =>
    isEmf ? bytes.readInt32LE(24 + at * 4) : bytes.readInt16LE(6 + at * 2);
  const unit = isEmf ? MM_100 : 72 / Math.max(1, bytes.readUInt16LE(14));
  const sides = [edge(2) - edge(0), edge(3) - edge(1)].map((side) => Math.abs(side) * unit);
  const [width, height] = sides as [number, number];
  if (width < 1 || height < 1) return UNTOLD;
  const scale = Math.min(1, MOST / Math.max(width, height));
  return [Math.max(LEAST, width * scale), Math.max(LEAST, height * scale)];
}

function pageXml(picture: SafePicture, index: number, isLast: boolean): string {
  const [width, height] = sizeOf(picture);
  const [across, down] = [width, height].map((side) => Math.round((side + 2 * RIM) * TWIPS));
  const extent = `cx="${Math.round(width * EMU)}" cy="${Math.round(height * EMU)}"`;
  const section = `<w:sectPr><w:type w:val="nextPage"/><w:pgSz w:w="${across}" w:h="${down}"/><w:pgMar w:top="0" w:right="0" w:bottom="0" w:left="0" w:header="0" w:footer="0"/></w:sectPr>`;
  const drawing = `<w:drawing><wp:inline><wp:extent ${extent}/><wp:docPr id="${index + 1}" name="p"/><a:graphic><a:graphicData uri="${DRAWING}/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="${index + 1}" name="p"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="p${index}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${extent}/></a:xfrm><a:prstGeom prst="rect"/></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing>`;
  const spacing = '<w:spacing w:before="0" w:after="0"/>';
  const own = isLast ? spacing : spacing + section;
  return `<w:p><w:pPr>${own}</w:pPr><w:r>${drawing}</w:r></w:p>${isLast ? section : ''}`;
}

const relations = (inner: string) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${inner}</Relationships>`;

/** Writes a Word document with a page for each metafile, as large as it: LibreOffice draws what no browser can. */
export async function writeMetafilePages(
  pictures: readonly SafePicture[],
  output: string,
): Promise<void> {
  const media = pictures.map(({ extension }, index) => `media/${index}.${extension}`);
  const pages = pictures.map((one, index) => pageXml(one, index, index === pictures.length - 1));
  const links = media.map(
    (path, index) =>
      `<Relationship Id="p${index}" Type="${OFFICE}/relationships/image" Target="${path}"/>`,
  );
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="emf" ContentType="image/x-emf"/><Default Extension="wmf" ContentType="image/x-wmf"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': relations(
      `<Relationship Id="r1" Type="${OFFICE}/relationships/officeDocument" Target="word/document.xml"/>`,
    ),
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${OFFICE}/relationships" xmlns:wp="${DRAWING}/wordprocessingDrawing" xmlns:a="${DRAWING}/main" xmlns:pic="${DRAWING}/picture"><w:body>${pages.join('')}</w:body></w:document>`,
    'word/_rels/document.xml.rels': relations(links.join('')),
  };
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name);
  for (const [index, path] of media.entries())
    zip.addBuffer(pictures[index]?.bytes ?? Buffer.alloc(0), `word/${path}`);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(output, { mode: 0o600 }));
}
