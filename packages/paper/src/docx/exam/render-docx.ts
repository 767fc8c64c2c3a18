import { Footer, type IRunOptions, PageNumber, Paragraph, TextRun } from 'docx';
import {
  PAPER_KINDS,
  type Paper,
  type PaperKind,
  type PaperSection,
  shownItems,
} from '../../model/paper.js';
import { formulasFor } from '../formulas.js';
import { createInlines } from '../inlines.js';
import type { DrawFormula } from '../maths.js';
import { packDocument } from '../pack.js';
import type { DocxBlock } from '../tables.js';
import { createBlocks } from './blocks.js';
import { examHead } from './head.js';
import { createItems } from './items.js';
import { fonts, ink, margin, pageSize, size, textWidth } from './style.js';

/** Courier looks larger than Times at the same size. */
const codeLook = (look: IRunOptions): IRunOptions => ({
  font: fonts.code,
  size: (typeof look.size === 'number' ? look.size : size.body) - 2,
});

function sectionHead({ heading, notes }: PaperSection, kind: PaperKind): Paragraph[] {
  const title = new Paragraph({
    keepNext: true,
    spacing: { before: 260, after: 60 },
    children: [new TextRun({ text: heading, bold: true, font: fonts.heading, color: ink.accent })],
  });
  const shown = kind === 'questions' ? notes : [];
  return [
    ...(heading ? [title] : []),
    ...shown.map(
      (text) =>
        new Paragraph({
          keepNext: true,
          spacing: { after: 60 },
          children: [new TextRun({ text, color: ink.muted, size: size.small })],
        }),
    ),
  ];
}

function examSections(paper: Paper, kind: PaperKind, formula: DrawFormula): DocxBlock[] {
  const inlines = createInlines(formula, codeLook);
  const blocks = createBlocks(inlines, formula);
  const items = createItems(inlines, blocks);
  const intro = kind === 'questions' ? blocks(paper.intro ?? [], 0) : [];
  const sections = paper.sections.flatMap((section) => {
    const shown = shownItems(section, kind);
    if (shown.length === 0 && kind !== 'questions') return [];
    return [...sectionHead(section, kind), ...shown.flatMap((item) => items(item, kind))];
  });
  return [...intro, ...sections];
}

function footer(paper: Paper, kind: PaperKind): Footer {
  const look = { color: ink.muted, size: 16, font: fonts.heading };
  const left = [PAPER_KINDS[kind], paper.name, paper.course].filter(Boolean).join(' · ');
  const pages = ['\tHalaman ', PageNumber.CURRENT, ' dari ', PageNumber.TOTAL_PAGES];
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: 'right', position: textWidth }],
        children: [new TextRun({ ...look, text: left }), new TextRun({ ...look, children: pages })],
      }),
    ],
  });
}

/** A kind of file of a paper, as a Word document. The same bytes for the same paper. */
export async function renderDocx(paper: Paper, kind: PaperKind): Promise<Uint8Array<ArrayBuffer>> {
  const run = {
    font: fonts.body,
    size: size.body,
    color: ink.text,
    language: { value: 'id-ID' },
  };
  const formula = await formulasFor(paper);
  const page = {
    size: pageSize,
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  };
  return packDocument(
    {
      styles: { default: { document: { run } } },
      sections: [
        {
          properties: { page },
          footers: { default: footer(paper, kind) },
          children: [...examHead(paper, kind), ...examSections(paper, kind, formula)],
        },
      ],
    },
    {
      title: `${PAPER_KINDS[kind]} - ${paper.title}`,
      author: paper.issuer,
      language: 'id-ID',
      date: paper.date,
    },
  );
}
