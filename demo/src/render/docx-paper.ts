import { Document, Footer, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import { documentHeading, type Paper, type PaperKind, programmeName } from '../paper.js';
import type { DocxBlock } from './docx-blocks.js';
import { docxHead } from './docx-head.js';
import { docxItem } from './docx-items.js';
import { fonts, ink, margin, pageSize, size, textWidth } from './docx-style.js';
import { paperName } from './facts.js';
import { freezeZip } from './freeze-zip.js';

const rightTab = { type: 'right', position: textWidth } as const;

function sections(paper: Paper, kind: PaperKind): DocxBlock[] {
  return paper.sections.flatMap(({ heading, items }) => {
    const shown = items.filter(
      (item) => kind !== 'testCases' || item.parts.some((part) => part.cases.length),
    );
    const title = new Paragraph({
      keepNext: true,
      spacing: { before: 260, after: 60 },
      children: [
        new TextRun({ text: heading, bold: true, font: fonts.heading, color: ink.accent }),
      ],
    });
    return [
      ...(heading && shown.length ? [title] : []),
      ...shown.flatMap((item) => docxItem(item, kind)),
    ];
  });
}

/** docx stamps the current time into its properties; the exam's day takes its place. */
function coreProperties(paper: Paper, title: string): string {
  const date = `${paper.date}T00:00:00Z`;
  const escaped = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${escaped}</dc:title><dc:creator>${programmeName}</dc:creator><dc:language>id-ID</dc:language>`,
    `<dcterms:created xsi:type="dcterms:W3CDTF">${date}</dcterms:created>`,
    `<dcterms:modified xsi:type="dcterms:W3CDTF">${date}</dcterms:modified>`,
    '</cp:coreProperties>',
  ].join('');
}

function footer(paper: Paper, kind: PaperKind): Footer {
  const look = { color: ink.muted, size: 16, font: fonts.heading };
  const left = `${documentHeading[kind]} · ${paperName(paper)} · ${paper.course}`;
  const pages = ['\tHalaman ', PageNumber.CURRENT, ' dari ', PageNumber.TOTAL_PAGES];
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [rightTab],
        children: [new TextRun({ ...look, text: left }), new TextRun({ ...look, children: pages })],
      }),
    ],
  });
}

export async function renderDocx(paper: Paper, kind: PaperKind): Promise<Uint8Array> {
  const document = new Document({
    styles: {
      default: {
        document: {
          run: { font: fonts.body, size: size.body, color: ink.text, language: { value: 'id-ID' } },
        },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: pageSize,
            margin: { top: margin, right: margin, bottom: margin, left: margin },
          },
        },
        footers: { default: footer(paper, kind) },
        children: [...docxHead(paper, kind), ...sections(paper, kind)],
      },
    ],
  });
  const title = `${documentHeading[kind]} - ${paper.title}`;
  const packed = await Packer.toBuffer(document, false, [
    { path: 'docProps/core.xml', data: coreProperties(paper, title) },
  ]);
  return freezeZip(packed);
}
