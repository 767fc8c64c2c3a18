import { plain } from '../model/inline.js';
import {
  itemHead,
  type Paper,
  type PaperItem,
  type PaperKind,
  type PaperPart,
  type PaperSection,
  pointsText,
  shownItems,
  shownParts,
  spaceLines,
} from '../model/paper.js';
import { beside, blockPieces, paragraphPiece } from './blocks.js';
import { casePieces } from './cases.js';
import { choicePieces } from './choices.js';
import type { Column, Piece, Sheet } from './sheet.js';
import { body, contentWidth, heading, ink, label, page, quoted, strong } from './style.js';

const numberWidth = 22;
const pointsWidth = 46;
const bodyColumn: Column = { x: page.left + numberWidth, width: contentWidth - numberWidth };
const rightEdge = page.left + contentWidth;

const answerLine = 22;

/** The number, what stands beside it, and the points; stays with what comes below. */
function headPieces(sheet: Sheet, item: PaperItem, isLast: boolean): Piece[] {
  const column = { ...bodyColumn, width: bodyColumn.width - pointsWidth - 10 };
  const { head } = itemHead(item);
  const piece = item.title
    ? { ...paragraphPiece(sheet, head, column, strong, 3), keep: true }
    : { ...paragraphPiece(sheet, head, column, body), keep: !isLast };
  return beside([piece], (y) => {
    sheet.drawPlain(`${item.number}.`, page.left, y, strong);
    if (item.points === undefined) return;
    const style = { ...label, color: ink.text, leading: body.leading };
    sheet.drawPlain(`${pointsText(item.points)} poin`, rightEdge, y, style, 'right');
  });
}

function partPieces(sheet: Sheet, part: PaperPart, kind: PaperKind): Piece[] {
  const indent = part.label ? 18 : 0;
  const full = { x: bodyColumn.x + indent, width: bodyColumn.width - indent };
  const column = { ...full, width: full.width - (part.label ? pointsWidth : 0) };
  const texts = part.ask.filter(({ kind: block }) => block === 'paragraph');
  const ask =
    kind === 'questions'
      ? blockPieces(sheet, part.ask, column)
      : blockPieces(sheet, texts, column, quoted).map((piece) => ({ ...piece, keep: true }));
  const marked = beside(ask, (y) => {
    if (!part.label) return;
    const style = kind === 'questions' ? body : quoted;
    sheet.drawPlain(`${part.label}.`, bodyColumn.x, y, style);
    sheet.drawPlain(
      `(${pointsText(part.points)})`,
      rightEdge,
      y,
      { ...style, color: ink.muted },
      'right',
    );
  });
  if (kind === 'questions') return marked;
  const found =
    kind === 'answers'
      ? blockPieces(sheet, part.answer, full)
      : casePieces(sheet, part.cases, full);
  return [...marked, ...found];
}

const spacePieces = (sheet: Sheet, count: number): Piece[] =>
  Array.from({ length: count }, (_, index) => ({
    height: answerLine,
    after: index === count - 1 ? 6 : 0,
    draw: (y: number) => sheet.rule(bodyColumn.x, y + answerLine, bodyColumn.width),
  }));

function bodyPieces(sheet: Sheet, item: PaperItem, kind: PaperKind): Piece[] {
  const options = item.options.length > 0 ? choicePieces(sheet, item, bodyColumn, kind) : [];
  const parts =
    item.options.length > 0
      ? []
      : shownParts(item, kind).flatMap((part) => partPieces(sheet, part, kind));
  if (kind !== 'questions') return [...options, ...parts];
  const remark = item.remark ? [paragraphPiece(sheet, plain(item.remark), bodyColumn, quoted)] : [];
  return [
    ...blockPieces(sheet, itemHead(item).rest, bodyColumn),
    ...options,
    ...parts,
    ...spacePieces(sheet, spaceLines(item.space)),
    ...remark,
  ];
}

function itemPieces(sheet: Sheet, item: PaperItem, kind: PaperKind): Piece[] {
  const rest = bodyPieces(sheet, item, kind);
  const pieces = [...headPieces(sheet, item, rest.length === 0), ...rest];
  const last = pieces.at(-1);
  if (last) pieces[pieces.length - 1] = { ...last, keep: false, after: last.after + 8 };
  return pieces;
}

function sectionBlocks(sheet: Sheet, section: PaperSection, kind: PaperKind): Piece[][] {
  const title: Piece = {
    height: heading.leading,
    after: 3,
    keep: true,
    draw: (y) => sheet.drawPlain(section.heading, page.left, y, heading),
  };
  const column = { x: page.left, width: contentWidth };
  const notes = kind === 'questions' ? section.notes : [];
  const headed = [
    ...(section.heading ? [title] : []),
    ...notes.map((note) => ({
      ...paragraphPiece(sheet, plain(note), column, quoted, 6),
      keep: true,
    })),
  ];
  const items = shownItems(section, kind);
  if (items.length === 0) return kind === 'questions' && headed.length > 0 ? [headed] : [];
  return items.map((item, index) => [
    ...(index === 0 ? headed : []),
    ...itemPieces(sheet, item, kind),
  ]);
}

/** One block a question; a section's heading belongs to its first. */
export const paperBlocks = (sheet: Sheet, paper: Paper, kind: PaperKind): Piece[][] =>
  paper.sections.flatMap((section) => sectionBlocks(sheet, section, kind));
