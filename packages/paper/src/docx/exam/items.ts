import {
  type IParagraphOptions,
  type IRunOptions,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx';
import { paragraph, splitHead } from '../../model/block.js';
import {
  isWhole,
  itemHead,
  optionLetter,
  type PaperItem,
  type PaperKind,
  type PaperPart,
  type PaperSize,
  pointsText,
  shownParts,
  type TestCase,
} from '../../model/paper.js';
import type { DocxBlock } from '../tables.js';
import type { Writers } from '../write-document.js';
import { QUESTIONS } from './numbering.js';
import { answerSpace } from './space.js';
import { fonts, ink, numberIndent, partIndent, size, textWidth } from './style.js';

/** Room for '12,5 poin' beside a question. */
const pointsWidth = 1000;
const rightTab = { type: 'right', position: textWidth } as const;
const COUNTED = { numbering: { reference: QUESTIONS, level: 0 } };
const muted: IRunOptions = { color: ink.muted, size: size.small };

/** A label in the margin, a text, and its points at the right edge. */
function marked(
  mark: Pick<IParagraphOptions, 'numbering'> | string,
  text: readonly ParagraphChild[],
  points: string,
  left: number,
  hanging: number,
) {
  const typed = typeof mark === 'string';
  const look = { text: `${typed ? mark : ''}\t`, bold: hanging === numberIndent };
  return new Paragraph({
    ...(typed ? {} : mark),
    // A tab beyond the indent: what a question is worth keeps its place beside the longest line.
    indent: { left, hanging, ...(points && { right: pointsWidth }) },
    spacing: { before: hanging === numberIndent ? 220 : 80, after: 90 },
    tabStops: [{ type: 'left', position: left }, rightTab],
    keepNext: true,
    children: [
      ...(typed ? [new TextRun(look)] : []),
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

/**
 * The writer of a document's questions.
 *
 * @param counted whether Word counts questions and options, rather than their numbers being typed
 */
export function createItems(
  { inlines, blocks }: Writers,
  { counted, page }: { counted: boolean; page: PaperSize | undefined },
) {
  function partBlocks(part: PaperPart, kind: PaperKind): DocxBlock[] {
    const left = part.label ? partIndent : numberIndent;
    const look = kind === 'questions' ? {} : muted;
    const { head, rest } = splitHead(part.ask);
    const text = inlines(head, look);
    const asked = part.label
      ? [marked(`${part.label}.`, text, `(${pointsText(part.points)})`, left, left - numberIndent)]
      : blocks(head.length > 0 ? [paragraph(head)] : [], left, look);
    if (kind === 'questions') return [...asked, ...blocks(rest, left)];
    const found =
      kind === 'answers' ? answerBlocks(part, left) : part.cases.flatMap(caseParagraphs);
    return [...asked, ...found];
  }

  function optionMark({ marks }: PaperItem, index: number) {
    if (marks === 'boxes') return [new TextRun('☐\t')];
    return counted ? [] : [new TextRun(`${optionLetter(index)}.\t`)];
  }

  function optionBlocks(item: PaperItem): DocxBlock[] {
    const { options, marks } = item;
    return options.flatMap((option, index) => {
      const { head, rest } = splitHead(option);
      const line = new Paragraph({
        ...(counted && marks !== 'boxes' && { numbering: { reference: QUESTIONS, level: 1 } }),
        indent: { left: partIndent, hanging: partIndent - numberIndent },
        tabStops: [{ type: 'left', position: partIndent }],
        spacing: { after: 20 },
        keepNext: index < options.length - 1,
        children: [...optionMark(item, index), ...inlines(head)],
      });
      return [line, ...blocks(rest, partIndent)];
    });
  }

  const answerBlocks = ({ answer, explanation = [] }: PaperPart, left: number): DocxBlock[] => [
    ...blocks(answer, left),
    ...blocks(explanation, left, muted),
  ];

  function asked(item: PaperItem, kind: PaperKind): DocxBlock[] {
    if (item.options.length === 0)
      return shownParts(item, kind).flatMap((part) => partBlocks(part, kind));
    if (kind === 'questions') return optionBlocks(item);
    return item.parts.slice(0, 1).flatMap((part) => answerBlocks(part, numberIndent));
  }

  function belowHead(item: PaperItem, kind: PaperKind): DocxBlock[] {
    const stem = isWhole(item, kind) ? blocks(itemHead(item).rest, numberIndent) : [];
    if (kind !== 'questions') return [...stem, ...asked(item, kind)];
    const remark = item.remark === undefined ? [] : [paragraph(item.remark)];
    return [
      ...stem,
      ...asked(item, kind),
      ...answerSpace(item.space ?? 0, page),
      ...blocks(remark, numberIndent, muted),
    ];
  }

  return (item: PaperItem, kind: PaperKind): DocxBlock[] => {
    const { head } = itemHead(item);
    const text = inlines(head, item.title ? { bold: true } : {});
    const points = item.points === undefined ? '' : `${pointsText(item.points)} poin`;
    return [
      marked(counted ? COUNTED : `${item.number}.`, text, points, numberIndent, numberIndent),
      ...belowHead(item, kind),
    ];
  };
}
