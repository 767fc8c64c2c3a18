import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { SafePicture } from './pictures.js';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006';
const EMU = 12_700;
const TWIPS = 20;
/** Space in points around a picture, so that its line fits on its page. */
const RIM = 6;
const [LEAST, MOST] = [12, 720];
/** Where an EMF and a WMF with a place name their frames. */
const [EMF_FRAME_AT, WMF_FRAME_AT, WMF_UNITS_AT] = [24, 6, 14];
const MM_100 = 72 / 2540;

/** Width and height in points, as its header says. */
function sizeOf({ bytes, extension }: SafePicture): [number, number] {
  const [at, read, unit] =
    extension === 'emf'
      ? [EMF_FRAME_AT, (index: number) => bytes.readInt32LE(EMF_FRAME_AT + index * 4), MM_100]
      : [
          WMF_FRAME_AT,
          (index: number) => bytes.readInt16LE(WMF_FRAME_AT + index * 2),
          72 / Math.max(1, bytes.readUInt16LE(WMF_UNITS_AT)),
        ];
  const isTold = at === EMF_FRAME_AT || bytes.readUInt32LE(0) === 0x9ac6cdd7;
  const sides = isTold ? [read(2) - read(0), read(3) - read(1)] : [0, 0];
  const [width, height] = sides.map((side) => Math.abs(side) * unit) as [number, number];
  if (width < 1 || height < 1) return [240, 120];
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
