import { AlignmentType, BorderStyle, type IRunOptions, Paragraph, TextRun } from 'docx';
import { documentHeading, type Paper, type PaperKind, programmeName } from '../paper.js';
import { fonts, ink, size, textWidth } from './docx-style.js';
import { paperFacts, paperName } from './facts.js';
import { rulesFor } from './rules.js';

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

export function docxHead(paper: Paper, kind: PaperKind): Paragraph[] {
  const facts = paperFacts(paper).map(([name, value]) =>
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
        new TextRun({ ...muted, text: programmeName }),
        new TextRun({ ...muted, text: `\t${documentHeading[kind].toUpperCase()}` }),
      ],
    }),
    centred({ ...headline, text: paperName(paper), size: size.title }),
    centred({ ...headline, text: paper.course }),
    centred({ ...muted, text: paper.academicYear }),
    ...facts,
    ...(kind === 'questions' ? [identity()] : []),
    new Paragraph({
      spacing: { before: 120, after: 20 },
      children: [new TextRun({ ...headline, text: 'Petunjuk', size: size.small })],
    }),
    ...rules,
    new Paragraph({ border: { bottom: rule }, spacing: { after: 120 }, children: [] }),
  ];
}
