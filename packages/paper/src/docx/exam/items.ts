import { BorderStyle, type IRunOptions, Paragraph, type ParagraphChild, TextRun } from 'docx';
import { splitHead } from '../../model/block.js';
import {
  itemHead,
  optionLetter,
  type PaperItem,
  type PaperKind,
  type PaperPart,
  shownParts,
  type TestCase,
} from '../../model/paper.js';
import type { Inlines } from '../inlines.js';
import type { Blocks, DocxBlock } from './blocks.js';
import { fonts, ink, numberIndent, partIndent, size, textWidth } from './style.js';

const rightTab = { type: 'right', position: textWidth } as const;
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

/** Lines to write on; Word draws one border around equal neighbours, so the line between has its own. */
function answerLines(count: number): Paragraph[] {
  const line = { style: BorderStyle.SINGLE, color: ink.rule, size: 4, space: 1 };
  return Array.from(
    { length: count },
    () =>
      new Paragraph({
        indent: { left: numberIndent },
        spacing: { before: 200, after: 0 },
        border: { bottom: line, between: line },
      }),
  );
}

/** The writer of a document's questions. */
export function createItems(inlines: Inlines, blocks: Blocks) {
  function partBlocks(part: PaperPart, kind: PaperKind): DocxBlock[] {
    const left = part.label ? partIndent : numberIndent;
    const look = kind === 'questions' ? {} : muted;
    const { head, rest } = splitHead(part.ask);
    const text = inlines(head, look);
    const asked = part.label
      ? [marked(`${part.label}.`, text, `(${part.points})`, left, left - numberIndent)]
      : blocks([{ kind: 'paragraph', text: head }], left, look);
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

  function belowHead(item: PaperItem, kind: PaperKind): DocxBlock[] {
    const parts = shownParts(item, kind);
    if (kind !== 'questions') {
      const isChoice = item.options.length > 0;
      return isChoice
        ? blocks(item.parts[0]?.answer ?? [], numberIndent)
        : parts.flatMap((part) => partBlocks(part, kind));
    }
    const { rest } = itemHead(item);
    const asked =
      item.options.length > 0
        ? optionParagraphs(item)
        : parts.flatMap((part) => partBlocks(part, kind));
    const remark = item.remark ? [new TextRun({ ...muted, text: item.remark })] : [];
    return [
      ...blocks(rest, numberIndent),
      ...asked,
      ...answerLines(item.space ?? 0),
      ...(remark.length > 0
        ? [new Paragraph({ indent: { left: numberIndent }, children: remark })]
        : []),
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
