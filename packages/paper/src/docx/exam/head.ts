import { AlignmentType, BorderStyle, type IRunOptions, Paragraph, TextRun } from 'docx';
import { PAPER_KINDS, type Paper, type PaperKind } from '../../model/paper.js';
import { rulesFor } from '../../model/rules.js';
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

/** A mark or a name, then what belongs to it, aligned at `left`. */
const row = (mark: TextRun, value: TextRun, left: number, after: number): Paragraph =>
  new Paragraph({
    spacing: { after },
    indent: { left, hanging: left },
    tabStops: [{ type: 'left', position: left }],
    children: [mark, value],
  });

const identity = (): Paragraph =>
  new Paragraph({
    spacing: { before: 160, after: 160 },
    children: [new TextRun(`Nama ${'_'.repeat(40)}   NIM ${'_'.repeat(20)}`)],
  });

const rulesTitle = (): Paragraph =>
  new Paragraph({
    spacing: { before: 120, after: 20 },
    children: [new TextRun({ ...headline, text: 'Petunjuk', size: size.small })],
  });

export function examHead(paper: Paper, kind: PaperKind): Paragraph[] {
  const facts = paper.facts.map(([name, value]) =>
    row(new TextRun({ ...muted, text: `${name}\t` }), new TextRun(value), 1700, 20),
  );
  const rules = rulesFor(paper, kind).map((text, index) => {
    const mark = new TextRun({ text: `${index + 1}.\t`, size: size.small });
    return row(mark, new TextRun({ text, size: size.small }), 340, 10);
  });
  return [
    new Paragraph({
      tabStops: [{ type: 'right', position: textWidth }],
      border: { bottom: rule },
      spacing: { after: 200 },
      children: [
        new TextRun({ ...muted, text: paper.issuer ?? '' }),
        new TextRun({ ...muted, text: `\t${PAPER_KINDS[kind].toUpperCase()}` }),
      ],
    }),
    centred({ ...headline, text: paper.name, size: size.title }),
    ...(paper.course ? [centred({ ...headline, text: paper.course })] : []),
    ...(paper.term ? [centred({ ...muted, text: paper.term })] : []),
    ...facts,
    ...(kind === 'questions' ? [identity()] : []),
    ...(rules.length > 0 ? [rulesTitle(), ...rules] : []),
    new Paragraph({ border: { bottom: rule }, spacing: { after: 120 }, children: [] }),
  ];
}
