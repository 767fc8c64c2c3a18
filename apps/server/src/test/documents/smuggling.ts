import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { sampleZip } from '../sample-docx.js';
import { emfHolding, wmfHolding } from './metafiles.js';
import {
  NAMESPACES,
  oldPicture,
  paragraph,
  picture,
  type Relation,
  relationsXml,
  type WordPackage,
  wordPackage,
  words,
} from './word-package.js';

/** Paths of files of the server that no document may show. */
export interface Secrets {
  svg: string;
  png: string;
  html: string;
  text: string;
  docx: string;
}

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';

const drawing = (inner: string, head = '') =>
  `<?xml version="1.0"?>${head}<svg ${SVG} ${XLINK} width="200" height="200">${inner}</svg>`;
const image = (attribute: string) => `<image width="200" height="200" ${attribute}/>`;
const url = (path: string) => pathToFileURL(path).href;
const asData = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** A document with one drawing as its picture. */
const drawn = (svg: string | Buffer, name = 'image1.svg') =>
  wordPackage({
    body: paragraph(picture('r:embed="p1"')),
    relations: [['p1', 'image', `media/${name}`]],
    parts: { [`word/media/${name}`]: svg },
  });

const withPart =
  (kind: 'header' | 'footer' | 'footnotes', reference: string, element: string) =>
  (secret: Secrets) =>
    wordPackage({
      body: `${paragraph(kind === 'footnotes' ? reference : '')}<w:sectPr>${kind === 'footnotes' ? '' : reference}</w:sectPr>`,
      relations: [['h1', kind, `${kind}.xml`]],
      parts: {
        [`word/${kind}.xml`]: `<w:${element} ${NAMESPACES}>${
          kind === 'footnotes'
            ? `<w:footnote w:id="2">${paragraph(picture('r:embed="p1"'))}</w:footnote>`
            : paragraph(picture('r:embed="p1"'))
        }</w:${element}>`,
        [`word/_rels/${kind}.xml.rels`]: relationsXml([['p1', 'image', 'media/image1.svg']]),
        'word/media/image1.svg': drawing(image(`xlink:href="${url(secret.png)}"`)),
      },
    });

const field = (instruction: string) =>
  paragraph(
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve">${instruction}</w:instrText></w:r>` +
      '<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>lama</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>',
  );

const linked = (content: string, ...relations: Relation[]): WordPackage => ({
  body: paragraph(content),
  relations,
});

const fodt = (secret: string) =>
  '<?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" ' +
  'xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" ' +
  'xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" ' +
  'office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text"><office:body><office:text><text:p>' +
  '<draw:frame svg:width="5cm" svg:height="5cm" text:anchor-type="as-char">' +
  `<draw:image xlink:href="${url(secret)}"/></draw:frame></text:p></office:text></office:body></office:document>`;

type Make = (secret: Secrets) => Promise<Buffer> | Buffer | string;

/** Ways to show what lies outside of a document, by their names. */
export const SMUGGLING: Readonly<Record<string, Make>> = {
  'a drawing that shows a picture': ({ png }) => drawn(drawing(image(`xlink:href="${url(png)}"`))),
  'a drawing that shows a drawing': ({ svg }) => drawn(drawing(image(`xlink:href="${url(svg)}"`))),
  'an address without xlink': ({ png }) => drawn(drawing(image(`href="${url(png)}"`))),
  'an address of another prefix': ({ png }) =>
    drawn(drawing(image(`xmlns:q="http://www.w3.org/1999/xlink" q:href="${url(png)}"`))),
  'an address in capitals': ({ png }) =>
    drawn(drawing(image(`xlink:href="${url(png).replace('file', 'FILE')}"`))),
  'an address of entities': ({ png }) =>
    drawn(drawing(image('xlink:href="&a;"'), `<!DOCTYPE svg [<!ENTITY a "${url(png)}">]>`)),
  'an address of numbered letters': ({ png }) =>
    drawn(drawing(image(`xlink:href="${url(png).replace('f', '&#102;').replace(':', '&#x3a;')}"`))),
  'an address of escapes': ({ png }) =>
    drawn(drawing(image(`xlink:href="${url(png).replace('/tmp', '/%74mp')}"`))),
  'a path without a scheme': ({ png }) => drawn(drawing(image(`xlink:href="${png}"`))),
  'a drawing within an address of data': ({ png }) =>
    drawn(drawing(image(`xlink:href="${asData(drawing(image(`xlink:href="${url(png)}"`)))}"`))),
  'a packed drawing': ({ png }) =>
    drawn(gzipSync(drawing(image(`xlink:href="${url(png)}"`))), 'image1.svgz'),
  'a drawing in UTF-16': ({ png }) =>
    drawn(Buffer.from(`\uFEFF${drawing(image(`xlink:href="${url(png)}"`))}`, 'utf16le')),
  'a drawing with the name of a photograph': ({ png }) =>
    drawn(drawing(image(`xlink:href="${url(png)}"`)), 'image1.png'),
  'a packed drawing with the name of a photograph': ({ png }) =>
    drawn(gzipSync(drawing(image(`xlink:href="${url(png)}"`))), 'image1.png'),
  'a drawing with the name of a metafile': ({ png }) =>
    drawn(drawing(image(`xlink:href="${url(png)}"`)), 'image1.emf'),
  'a drawing within a metafile': ({ png }) =>
    drawn(emfHolding(Buffer.from(drawing(image(`xlink:href="${url(png)}"`)))), 'image1.emf'),
  'a drawing within a metafile within an older one': ({ png }) =>
    drawn(
      wmfHolding(emfHolding(Buffer.from(drawing(image(`xlink:href="${url(png)}"`))))),
      'image1.wmf',
    ),
  'a drawing beside its photograph': ({ png }) =>
    wordPackage({
      body: paragraph(
        picture(
          'r:embed="p1"',
          '<a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}"><asvg:svgBlip xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="p2"/></a:ext></a:extLst>',
        ),
      ),
      relations: [
        ['p1', 'image', 'media/image1.gif'],
        ['p2', 'image', 'media/image2.svg'],
      ],
      parts: {
        'word/media/image1.gif': Buffer.from(
          'R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==',
          'base64',
        ),
        'word/media/image2.svg': drawing(image(`xlink:href="${url(png)}"`)),
      },
    }),
  'a drawing in a header': withPart(
    'header',
    '<w:headerReference r:id="h1" w:type="default"/>',
    'hdr',
  ),
  'a drawing in a footer': withPart(
    'footer',
    '<w:footerReference r:id="h1" w:type="default"/>',
    'ftr',
  ),
  'a drawing in a footnote': withPart(
    'footnotes',
    '<w:r><w:t>kata</w:t></w:r><w:r><w:footnoteReference w:id="2"/></w:r>',
    'footnotes',
  ),
  'a drawing of the older kind': ({ png }) =>
    wordPackage({
      body: paragraph(oldPicture('r:id="p1"')),
      relations: [['p1', 'image', 'media/image1.svg']],
      parts: { 'word/media/image1.svg': drawing(image(`xlink:href="${url(png)}"`)) },
    }),
  'a linked picture': ({ png }) =>
    wordPackage(linked(picture('r:link="p1"'), ['p1', 'image', url(png), true])),
  'a picture embedded from elsewhere': ({ png }) =>
    wordPackage(linked(picture('r:embed="p1"'), ['p1', 'image', url(png), true])),
  'a picture elsewhere that is called internal': ({ png }) =>
    wordPackage(linked(picture('r:embed="p1"'), ['p1', 'image', url(png)])),
  'a linked picture that is called a hyperlink': ({ png }) =>
    wordPackage(linked(picture('r:link="p1"'), ['p1', 'hyperlink', url(png), true])),
  'a linked drawing': ({ svg }) =>
    wordPackage(linked(picture('r:link="p1"'), ['p1', 'image', url(svg), true])),
  'a linked picture of the older kind': ({ png }) =>
    wordPackage(linked(oldPicture('r:href="p1"'), ['p1', 'image', url(png), true])),
  'a picture of the older kind from elsewhere': ({ png }) =>
    wordPackage(linked(oldPicture('r:id="p1"'), ['p1', 'image', url(png), true])),
  'a picture of the older kind by its address': ({ png }) =>
    wordPackage(linked(oldPicture(`src="${url(png)}"`))),
  'a filling of the older kind by its address': ({ png }) =>
    wordPackage(
      linked(
        `<w:r><w:pict><v:rect id="s1" style="width:150pt;height:150pt" filled="t"><v:fill type="frame" r:id="p1" src="${url(png)}"/></v:rect></w:pict></w:r>`,
        ['p1', 'image', url(png), true],
      ),
    ),
  'a field that includes a picture': ({ png }) =>
    wordPackage({ body: field(` INCLUDEPICTURE "${url(png)}" \\d `) }),
  'a field that includes a drawing': ({ svg }) =>
    wordPackage({ body: field(` INCLUDEPICTURE "${url(svg)}" `) }),
  'a field in pieces that includes a picture': ({ png }) =>
    wordPackage({
      body: field(`INCLUDE</w:instrText></w:r><w:r><w:instrText>PICTURE "${url(png)}" \\d `),
    }),
  'a field that includes a text': ({ text }) =>
    wordPackage({ body: field(` INCLUDETEXT "${url(text)}" `) }),
  'a field that includes a document': ({ docx }) =>
    wordPackage({ body: field(` INCLUDETEXT "${docx}" \\* MERGEFORMAT `) }),
  'a short field that includes a picture': ({ png }) =>
    wordPackage({
      body: paragraph(
        `<w:fldSimple w:instr=' INCLUDEPICTURE "${url(png)}" \\d '><w:r><w:t>lama</w:t></w:r></w:fldSimple>`,
      ),
    }),
  'a field that links': ({ docx }) =>
    wordPackage({ body: field(` LINK Word.Document.12 "${docx}" "" \\a \\r `) }),
  'a field of dynamic data': ({ text }) =>
    wordPackage({ body: field(` DDEAUTO soffice "${text}" "x" `) }),
  'a page of the web in between': ({ png, html }) =>
    wordPackage({
      body: `<w:altChunk r:id="c1"/>${words('x')}`,
      relations: [['c1', 'aFChunk', 'chunk.html']],
      parts: {
        'word/chunk.html': `<html><body>x<img src="${url(png)}"><iframe src="${url(html)}"></iframe></body></html>`,
      },
    }),
  'a document in between': ({ docx }) =>
    wordPackage({
      body: `<w:altChunk r:id="c1"/>${words('x')}`,
      relations: [['c1', 'aFChunk', url(docx), true]],
    }),
  'a part of a larger document': ({ docx }) =>
    wordPackage({
      body: `<w:p><w:subDoc r:id="c1"/></w:p>${words('x')}`,
      relations: [['c1', 'subDocument', url(docx), true]],
    }),
  'a linked object': ({ docx }) =>
    wordPackage(
      linked(
        '<w:r><w:object><v:shape id="s1" style="width:150pt;height:150pt" o:ole=""/><o:OLEObject Type="Link" ProgID="Word.Document.12" ShapeID="s1" DrawAspect="Content" ObjectID="_1" r:id="o1" UpdateMode="Always"/></w:object></w:r>',
        ['o1', 'oleObject', url(docx), true],
      ),
    ),
  'an embedded document of another kind': async ({ png }) =>
    wordPackage({
      body: paragraph(
        '<w:r><w:object><v:shape id="s1" style="width:150pt;height:150pt" o:ole=""/><o:OLEObject Type="Embed" ProgID="opendocument.WriterDocument.1" ShapeID="s1" DrawAspect="Content" ObjectID="_1" r:id="o1"/></w:object></w:r>',
      ),
      relations: [['o1', 'package', 'embeddings/object1.odt']],
      parts: {
        'word/embeddings/object1.odt': await sampleZip({
          mimetype: 'application/vnd.oasis.opendocument.text',
          'content.xml': fodt(png)
            .replaceAll('office:document ', 'office:document-content ')
            .replace('</office:document>', '</office:document-content>')
            .replace(' office:mimetype="application/vnd.oasis.opendocument.text"', ''),
          'META-INF/manifest.xml':
            '<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.text"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>',
        }),
      },
    }),
  'a bullet that is a drawing': ({ png }) =>
    wordPackage({
      body: `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>butir</w:t></w:r></w:p>`,
      relations: [['n1', 'numbering', 'numbering.xml']],
      parts: {
        'word/numbering.xml': `<w:numbering ${NAMESPACES}><w:numPicBullet w:numPicBulletId="0"><w:pict><v:shape id="b" style="width:60pt;height:60pt"><v:imagedata r:id="p1"/></v:shape></w:pict></w:numPicBullet><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="*"/><w:lvlPicBulletId w:val="0"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
        'word/_rels/numbering.xml.rels': relationsXml([['p1', 'image', 'media/image1.svg']]),
        'word/media/image1.svg': drawing(image(`xlink:href="${url(png)}"`)),
      },
    }),
  'an entity of the body': ({ text }) =>
    wordPackage({
      body: '',
      parts: {
        'word/document.xml': `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY x SYSTEM "${url(text)}">]><w:document ${NAMESPACES}><w:body>${words('&x;')}</w:body></w:document>`,
      },
    }),
  'a text document under this name': ({ png }) => fodt(png),
  'a page of the web under this name': ({ png }) =>
    `<html><body><img src="${url(png)}"></body></html>`,
};
