import { AlignmentType, BorderStyle, type IRunOptions, Paragraph, TextRun } from 'docx';
import type { PaperImage } from '../../model/image.js';
import { PAPER_KINDS, type Paper, type PaperKind } from '../../model/paper.js';
import { RULES_TITLE, rulesFor } from '../../model/rules.js';
import { dottedLine } from '../answer-lines.js';
import type { DrawPicture } from '../pictures.js';
import { RULES } from './numbering.js';
import { fonts, ink, size, textWidth } from './style.js';

const rule = { style: BorderStyle.SINGLE, color: ink.text, size: 8, space: 4 };
const muted = { color: ink.muted, size: size.small };
const headline = { bold: true, font: fonts.heading };

const centred = (look: IRunOptions): Paragraph =>
  new Paragraph({
    alignment: AlignmentType.CENTER,
    spacing: { after: 40 },
    children: [new TextRun(look)],
  });

/** The letter of a variant in a box, which is seen from two metres. */
export function variantBox({ variant }: Paper, letter: number, before = ''): TextRun[] {
  if (!variant) return [];
  const border = { style: BorderStyle.SINGLE, color: ink.text, size: 8, space: 2 };
  return [
    new TextRun({ text: before }),
    new TextRun({ text: `\u00a0Varian ${variant}\u00a0`, bold: true, size: letter, border }),
  ];
}

/** A mark or a name, then what belongs to it, aligned at `left`. */
const row = (mark: TextRun, value: TextRun, left: number, after: number): Paragraph =>
  new Paragraph({
    spacing: { after },
    indent: { left, hanging: left },
    tabStops: [{ type: 'left', position: left }],
    children: [mark, value],
  });

/** Fields that candidates fill in about themselves: a line each, or the usual two in one. */
function identity(fields: readonly string[] | undefined): Paragraph[] {
  if (fields)
    return fields.map((field) =>
      dottedLine([new TextRun(field)], { left: 0, right: textWidth, height: 380 }),
    );
  return [
    new Paragraph({
      spacing: { before: 160, after: 160 },
      children: [new TextRun(`Nama ${'_'.repeat(40)}   NIM ${'_'.repeat(20)}`)],
    }),
  ];
}

const logo = (image: PaperImage, picture: DrawPicture): Paragraph =>
  new Paragraph({
    alignment: AlignmentType.CENTER,
    spacing: { after: 80 },
    children: [picture(image, 'Logo', { width: 120, height: 48 })],
  });

const rulesTitle = (): Paragraph =>
  new Paragraph({
    spacing: { before: 120, after: 20 },
    children: [new TextRun({ ...headline, text: RULES_TITLE, size: size.small })],
  });

export function examHead(
  paper: Paper,
  kind: PaperKind,
  { counted, picture }: { counted: boolean; picture: DrawPicture },
): Paragraph[] {
  const facts = paper.facts.map(([name, value]) =>
    row(new TextRun({ ...muted, text: `${name}\t` }), new TextRun(value), 1700, 20),
  );
  const rules = rulesFor(paper, kind).map((text, index) => {
    const children = [new TextRun({ text, size: size.small })];
    const numbering = { reference: RULES, level: 0 };
    if (counted) return new Paragraph({ numbering, spacing: { after: 10 }, children });
    const mark = new TextRun({ text: `${index + 1}.\t`, size: size.small });
    return row(mark, new TextRun({ text, size: size.small }), 340, 10);
  });
  // A line each: names are long, and beside them stands what the file is.
  const [issuer = '', faculty] = [paper.issuer, paper.faculty].filter(Boolean);
  return [
    ...(paper.logo ? [logo(paper.logo, picture)] : []),
    ...(paper.variant
      ? [new Paragraph({ alignment: AlignmentType.RIGHT, children: variantBox(paper, 44) })]
      : []),
    new Paragraph({
      tabStops: [{ type: 'right', position: textWidth }],
      border: { bottom: rule },
      spacing: { after: 200 },
      children: [
        new TextRun({ ...muted, text: issuer }),
        new TextRun({ ...muted, text: `\t${PAPER_KINDS[kind].toUpperCase()}` }),
        ...(faculty ? [new TextRun({ ...muted, text: faculty, break: 1 })] : []),
      ],
    }),
    centred({ ...headline, text: paper.name, size: size.title }),
    ...(paper.subtitle ? [centred({ ...headline, text: paper.subtitle })] : []),
    ...(paper.course ? [centred({ ...headline, text: paper.course })] : []),
    ...(paper.term ? [centred({ ...muted, text: paper.term })] : []),
    ...facts,
    ...(kind === 'questions' ? identity(paper.identity) : []),
    ...(rules.length > 0 ? [rulesTitle(), ...rules] : []),
    new Paragraph({ border: { bottom: rule }, spacing: { after: 120 }, children: [] }),
  ];
}
