import type { Paper, PaperItem, PaperKind, PaperPart, PaperSection } from '../paper.js';
import { blockPieces, paragraphPiece } from './pdf-blocks.js';
import { casePieces } from './pdf-cases.js';
import { choicePieces } from './pdf-choices.js';
import type { Column, Piece, Sheet } from './pdf-sheet.js';
import { body, contentWidth, heading, ink, label, page, quoted, strong } from './pdf-style.js';

const numberWidth = 22;
const pointsWidth = 46;
const bodyColumn: Column = { x: page.left + numberWidth, width: contentWidth - numberWidth };
const rightEdge = page.left + contentWidth;

/** A label in the margin beside the first of the pieces. */
function beside(pieces: Piece[], mark: (y: number) => void): Piece[] {
  const [first, ...rest] = pieces;
  if (!first) return [];
  const draw = (y: number) => {
    mark(y);
    first.draw(y);
  };
  return [{ ...first, draw }, ...rest];
}

const pointsText = (points: number): string => `${points} poin`;

function headPieces(sheet: Sheet, item: PaperItem): Piece[] {
  const column = { ...bodyColumn, width: bodyColumn.width - pointsWidth - 10 };
  const pieces = item.title
    ? [{ ...paragraphPiece(sheet, item.title, column, strong, 3), keep: true }]
    : blockPieces(sheet, item.body, column);
  return beside(pieces, (y) => {
    sheet.drawPlain(`${item.number}.`, page.left, y, strong);
    const style = { ...label, color: ink.text, leading: body.leading };
    sheet.drawPlain(pointsText(item.points), rightEdge, y, style, 'right');
  });
}

function partPieces(sheet: Sheet, part: PaperPart, kind: PaperKind): Piece[] {
  const indent = part.label ? 18 : 0;
  const full = { x: bodyColumn.x + indent, width: bodyColumn.width - indent };
  const column = { ...full, width: full.width - (part.label ? pointsWidth : 0) };
  const texts = part.ask.filter((block) => typeof block === 'string');
  const ask =
    kind === 'questions'
      ? blockPieces(sheet, part.ask, column)
      : blockPieces(sheet, texts, column, quoted).map((piece) => ({ ...piece, keep: true }));
  const marked = beside(ask, (y) => {
    if (!part.label) return;
    const style = kind === 'questions' ? body : quoted;
    sheet.drawPlain(`${part.label}.`, bodyColumn.x, y, style);
    sheet.drawPlain(`(${part.points})`, rightEdge, y, { ...style, color: ink.muted }, 'right');
  });
  if (kind === 'questions') return marked;
  const found =
    kind === 'answers'
      ? blockPieces(sheet, part.answer, full)
      : casePieces(sheet, part.cases, full);
  return [...marked, ...found];
}

function itemPieces(sheet: Sheet, item: PaperItem, kind: PaperKind): Piece[] {
  const head = headPieces(sheet, item);
  const shown = item.options.length ? choicePieces(sheet, item, bodyColumn, kind) : null;
  const parts = kind === 'testCases' ? item.parts.filter((part) => part.cases.length) : item.parts;
  const bodies =
    item.title && kind === 'questions' ? blockPieces(sheet, item.body, bodyColumn) : [];
  const rest = shown ?? [...bodies, ...parts.flatMap((part) => partPieces(sheet, part, kind))];
  const pieces = [...head, ...rest];
  const last = pieces.at(-1);
  if (last) pieces[pieces.length - 1] = { ...last, keep: false, after: last.after + 8 };
  return pieces;
}

function sectionBlocks(sheet: Sheet, section: PaperSection, kind: PaperKind): Piece[][] {
  const items = section.items.filter(
    (item) => kind !== 'testCases' || item.parts.some((part) => part.cases.length),
  );
  if (items.length === 0) return [];
  const title: Piece = {
    height: heading.leading,
    after: 3,
    keep: true,
    draw: (y) => sheet.drawPlain(section.heading, page.left, y, heading),
  };
  const column = { x: page.left, width: contentWidth };
  const note =
    section.note && kind === 'questions'
      ? [{ ...paragraphPiece(sheet, section.note, column, quoted, 6), keep: true }]
      : [];
  const headed = section.heading ? [title, ...note] : [];
  return items.map((item, index) => [
    ...(index === 0 ? headed : []),
    ...itemPieces(sheet, item, kind),
  ]);
}

/** One block a question; a section's heading belongs to its first. */
export const paperBlocks = (sheet: Sheet, paper: Paper, kind: PaperKind): Piece[][] =>
  paper.sections.flatMap((section) => sectionBlocks(sheet, section, kind));
