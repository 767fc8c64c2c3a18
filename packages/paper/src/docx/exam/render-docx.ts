import { Footer, Header, type IRunOptions, PageNumber, Paragraph, TextRun } from 'docx';
import {
  PAPER_KINDS,
  type Paper,
  type PaperKind,
  type PaperSection,
  shownItems,
  showsIntro,
  verifiedText,
} from '../../model/paper.js';
import type { DocxBlock } from '../tables.js';
import { type Writers, writeDocument } from '../write-document.js';
import { EXAM_BLOCKS } from './block-style.js';
import { examHead, variantBox } from './head.js';
import { createItems } from './items.js';
import { numbering } from './numbering.js';
import { fonts, ink, line, pageOf, size, textWidth } from './style.js';

/** Courier looks larger than Times at the same size. */
const codeLook = (look: IRunOptions): IRunOptions => ({
  font: fonts.code,
  size: (typeof look.size === 'number' ? look.size : size.body) - 2,
});

function sectionHead({ heading, notes }: PaperSection, kind: PaperKind): Paragraph[] {
  const title = new Paragraph({
    keepNext: true,
    spacing: { before: 260, after: 60 },
    // Without a style of headings: it is listed as one, and looks as it does.
    outlineLevel: 0,
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

/** Word counts the questions of a paper that has a code: it is one to go on with. Test cases leave some out. */
const isCounted = ({ code }: Paper, kind: PaperKind) => code !== undefined && kind !== 'testCases';

function examSections(paper: Paper, kind: PaperKind, writers: Writers): DocxBlock[] {
  const { blocks } = writers;
  const items = createItems(writers, { counted: isCounted(paper, kind), page: paper.size });
  const intro = showsIntro(kind) ? blocks(paper.intro ?? [], 0) : [];
  const sections = paper.sections.flatMap((section) => {
    const shown = shownItems(section, kind);
    if (shown.length === 0 && kind !== 'questions') return [];
    return [...sectionHead(section, kind), ...shown.flatMap((item) => items(item, kind))];
  });
  return [...intro, ...sections];
}

const margins: IRunOptions = { color: ink.muted, size: 16, font: fonts.heading };
const rightTab = [{ type: 'right', position: textWidth } as const];

/** On papers that have a code: which exam a single sheet is from. */
function header(paper: Paper): { headers?: { default: Header } } {
  if (paper.code === undefined) return {};
  const left = [paper.course, paper.name].filter(Boolean).join(' · ');
  const paragraph = new Paragraph({
    tabStops: rightTab,
    border: { bottom: { ...line('rule', 4), space: 4 } },
    spacing: { after: 160 },
    children: [
      new TextRun({ ...margins, text: left }),
      new TextRun({ ...margins, text: `\t${paper.code}` }),
    ],
  });
  return { headers: { default: new Header({ children: [paragraph] }) } };
}

function footer(paper: Paper, kind: PaperKind): Footer {
  const label = paper.name.startsWith(PAPER_KINDS[kind]) ? '' : PAPER_KINDS[kind];
  const left = [label, paper.name, paper.course, paper.code].filter(Boolean).join(' · ');
  const pages = ['\tHalaman ', PageNumber.CURRENT, ' dari ', PageNumber.TOTAL_PAGES];
  return new Footer({
    children: [
      new Paragraph({
        tabStops: rightTab,
        children: [
          new TextRun({ ...margins, text: left }),
          ...variantBox(paper, 28, '   '),
          new TextRun({ ...margins, children: pages }),
        ],
      }),
      ...(paper.verified
        ? [new Paragraph({ children: [new TextRun({ ...margins, text: verifiedText(paper) })] })]
        : []),
    ],
  });
}

const run = {
  font: fonts.body,
  size: size.body,
  color: ink.text,
  language: { value: 'id-ID' },
};

/** A kind of file of a paper, as a Word document. The same bytes for the same paper. */
export function renderDocx(paper: Paper, kind: PaperKind): Promise<Uint8Array<ArrayBuffer>> {
  const counted = isCounted(paper, kind);
  return writeDocument(paper, {
    code: codeLook,
    blocks: EXAM_BLOCKS,
    document: (writers) => ({
      ...(counted && { numbering }),
      styles: { default: { document: { run } } },
      sections: [
        {
          properties: { page: pageOf(paper.size) },
          ...header(paper),
          footers: { default: footer(paper, kind) },
          children: [
            ...examHead(paper, kind, { counted, picture: writers.picture }),
            ...examSections(paper, kind, writers),
          ],
        },
      ],
    }),
    about: { title: `${PAPER_KINDS[kind]} - ${paper.title}`, language: 'id-ID' },
  });
}
