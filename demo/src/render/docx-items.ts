import { type IRunOptions, Paragraph, TextRun } from 'docx';
import type { TestCase } from '../content/model.js';
import type { PaperItem, PaperKind, PaperPart } from '../paper.js';
import { type DocxBlock, docxBlocks } from './docx-blocks.js';
import { inlineRuns } from './docx-inline.js';
import { fonts, ink, numberIndent, partIndent, size, textWidth } from './docx-style.js';

const rightTab = { type: 'right', position: textWidth } as const;
const muted: Partial<IRunOptions> = { color: ink.muted, size: size.small };

/** A label in the margin, a text, and its points at the right edge. */
function marked(mark: string, text: TextRun[], points: string, left: number, hanging: number) {
  return new Paragraph({
    indent: { left, hanging },
    spacing: { before: hanging === numberIndent ? 220 : 80, after: 90 },
    tabStops: [{ type: 'left', position: left }, rightTab],
    keepNext: true,
    children: [
      new TextRun({ text: `${mark}\t`, bold: hanging === numberIndent }),
      ...text,
      ...(points ? [new TextRun({ ...muted, text: `\t${points}` })] : []),
    ],
  });
}

const caseLabel = (text: string, look: Partial<IRunOptions>): Paragraph =>
  new Paragraph({
    indent: { left: partIndent },
    keepNext: true,
    spacing: { before: 60, after: 20 },
    children: [new TextRun({ ...look, text })],
  });

const caseLines = (text: string, keepNext: boolean): Paragraph[] =>
  text.split('\n').map(
    (line) =>
      new Paragraph({
        indent: { left: partIndent + 200 },
        spacing: { after: 0 },
        keepNext,
        children: [new TextRun({ text: line, font: fonts.code, size: size.code })],
      }),
  );

const caseParagraphs = ({ input, output, note }: TestCase, index: number): Paragraph[] => [
  caseLabel(`Kasus ${index + 1}${note ? `: ${note}` : ''}`, { bold: true, size: size.small }),
  caseLabel('Masukan', muted),
  ...caseLines(input, true),
  caseLabel('Keluaran yang diharapkan', muted),
  ...caseLines(output, false),
];

function partBlocks(part: PaperPart, kind: PaperKind): DocxBlock[] {
  const left = part.label ? partIndent : numberIndent;
  const look = kind === 'questions' ? {} : muted;
  const [first, ...rest] = part.ask;
  const text = typeof first === 'string' ? first : '';
  const asked = part.label
    ? [
        marked(
          `${part.label}.`,
          inlineRuns(text, look),
          `(${part.points})`,
          left,
          left - numberIndent,
        ),
      ]
    : docxBlocks([text], left, look);
  if (kind === 'questions') return [...asked, ...docxBlocks(rest, left)];
  const found =
    kind === 'answers' ? docxBlocks(part.answer, left) : part.cases.flatMap(caseParagraphs);
  return [...asked, ...found];
}

function optionParagraphs(item: PaperItem): Paragraph[] {
  return item.options.map(
    (option, index) =>
      new Paragraph({
        indent: { left: partIndent, hanging: partIndent - numberIndent },
        tabStops: [{ type: 'left', position: partIndent }],
        spacing: { after: 20 },
        keepNext: index < item.options.length - 1,
        children: [new TextRun(`${'ABCDEFGH'[index]}.\t`), ...inlineRuns(option)],
      }),
  );
}

export function docxItem(item: PaperItem, kind: PaperKind): DocxBlock[] {
  const [question] = item.body;
  const plain = typeof question === 'string' ? question : '';
  const title = item.title ? [new TextRun({ text: item.title, bold: true })] : inlineRuns(plain);
  const head = marked(`${item.number}.`, title, `${item.points} poin`, numberIndent, numberIndent);
  if (item.options.length) {
    const answer = item.parts[0]?.answer ?? [];
    return [
      head,
      ...(kind === 'questions' ? optionParagraphs(item) : docxBlocks(answer, numberIndent)),
    ];
  }
  const body = kind === 'questions' ? docxBlocks(item.body, numberIndent) : [];
  const parts = item.parts.filter((part) => kind !== 'testCases' || part.cases.length);
  return [head, ...body, ...parts.flatMap((part) => partBlocks(part, kind))];
}
