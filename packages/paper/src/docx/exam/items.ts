import { BorderStyle, type IRunOptions, Paragraph, type ParagraphChild, TextRun } from 'docx';
import { paragraph, splitHead } from '../../model/block.js';
import {
  itemHead,
  optionLetter,
  type PaperItem,
  type PaperKind,
  type PaperPart,
  shownParts,
  type TestCase,
} from '../../model/paper.js';
import { answerLines } from '../answer-lines.js';
import type { Inlines } from '../inlines.js';
import type { DocxBlock } from '../tables.js';
import type { Blocks } from './blocks.js';
import { fonts, ink, numberIndent, partIndent, size, textWidth } from './style.js';

const rightTab = { type: 'right', position: textWidth } as const;
const answerLine = { style: BorderStyle.SINGLE, color: ink.rule, size: 4 };
const muted: IRunOptions = { color: ink.muted, size: size.small };

/** A label in the margin, a text, and its points at the right edge. */
function marked(
  mark: string,
  text: readonly ParagraphChild[],
  points: string,
  left: number,
  hanging: number,
) {
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

const caseLabel = (text: string, look: IRunOptions): Paragraph =>
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

/** The writer of a document's questions. */
export function createItems(inlines: Inlines, blocks: Blocks) {
  function partBlocks(part: PaperPart, kind: PaperKind): DocxBlock[] {
    const left = part.label ? partIndent : numberIndent;
    const look = kind === 'questions' ? {} : muted;
    const { head, rest } = splitHead(part.ask);
    const text = inlines(head, look);
    const asked = part.label
      ? [marked(`${part.label}.`, text, `(${part.points})`, left, left - numberIndent)]
      : blocks(head.length > 0 ? [paragraph(head)] : [], left, look);
    if (kind === 'questions') return [...asked, ...blocks(rest, left)];
    const found =
      kind === 'answers' ? blocks(part.answer, left) : part.cases.flatMap(caseParagraphs);
    return [...asked, ...found];
  }

  function optionParagraphs({ options }: PaperItem): Paragraph[] {
    return options.map(
      (option, index) =>
        new Paragraph({
          indent: { left: partIndent, hanging: partIndent - numberIndent },
          tabStops: [{ type: 'left', position: partIndent }],
          spacing: { after: 20 },
          keepNext: index < options.length - 1,
          children: [new TextRun(`${optionLetter(index)}.\t`), ...inlines(option)],
        }),
    );
  }

  function asked(item: PaperItem, kind: PaperKind): DocxBlock[] {
    if (item.options.length === 0)
      return shownParts(item, kind).flatMap((part) => partBlocks(part, kind));
    const answer = item.parts[0]?.answer ?? [];
    return kind === 'questions' ? optionParagraphs(item) : blocks(answer, numberIndent);
  }

  function belowHead(item: PaperItem, kind: PaperKind): DocxBlock[] {
    if (kind !== 'questions') return asked(item, kind);
    const remark = item.remark === undefined ? [] : [paragraph(item.remark)];
    return [
      ...blocks(itemHead(item).rest, numberIndent),
      ...asked(item, kind),
      ...answerLines(item.space ?? 0, numberIndent, answerLine),
      ...blocks(remark, numberIndent, muted),
    ];
  }

  return (item: PaperItem, kind: PaperKind): DocxBlock[] => {
    const { head } = itemHead(item);
    const text = inlines(head, item.title ? { bold: true } : {});
    const points = item.points === undefined ? '' : `${item.points} poin`;
    return [
      marked(`${item.number}.`, text, points, numberIndent, numberIndent),
      ...belowHead(item, kind),
    ];
  };
}
