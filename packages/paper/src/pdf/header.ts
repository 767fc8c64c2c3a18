import { plain } from '../model/inline.js';
import { PAPER_KINDS, type Paper, type PaperKind } from '../model/paper.js';
import { rulesFor } from '../model/rules.js';
import { blockPieces, paragraphPiece } from './blocks.js';
import type { Piece, Sheet } from './sheet.js';
import { body, contentWidth, heading, ink, label, page, small } from './style.js';

const centre = page.left + contentWidth / 2;
const bold = { ...heading, color: ink.text };

function titlePiece(sheet: Sheet, paper: Paper, kind: PaperKind): Piece {
  const draw = (y: number) => {
    const spaced = { ...label, size: 8.6, color: ink.accent, leading: 12 };
    sheet.drawPlain(PAPER_KINDS[kind].toUpperCase(), page.left + contentWidth, y, spaced, 'right');
    sheet.drawPlain(paper.issuer ?? '', page.left, y, { ...spaced, color: ink.muted });
    sheet.rule(page.left, y + 15, contentWidth, ink.strongRule, 1.4);
    sheet.rule(page.left, y + 17.4, contentWidth, ink.strongRule, 0.4);
    const large = { ...bold, size: 15, leading: 19 };
    sheet.drawPlain(paper.name, centre, y + 28, large, 'center');
    sheet.drawPlain(paper.course ?? '', centre, y + 48, { ...bold, size: 11.5 }, 'center');
    sheet.drawPlain(paper.term ?? '', centre, y + 63, { ...body, color: ink.muted }, 'center');
  };
  return { height: 80, after: 8, draw };
}

function factsPiece(sheet: Sheet, paper: Paper): Piece {
  const { facts } = paper;
  const column = contentWidth / 2;
  const half = Math.ceil(facts.length / 2);
  const values = facts.map(([, value]) => sheet.lines(plain(value), column - 78, small));
  const rowHeights = Array.from(
    { length: half },
    (_, row) =>
      Math.max(values[row]?.length ?? 1, values[row + half]?.length ?? 1) * small.leading + 4,
  );
  const draw = (y: number) => {
    facts.forEach(([name], index) => {
      const x = page.left + (index < half ? 0 : column);
      const top = rowHeights.slice(0, index % half).reduce((sum, height) => sum + height, y);
      sheet.drawPlain(name, x, top, label);
      sheet.drawLines(values[index] ?? [], x + 70, top, small);
    });
  };
  return { height: rowHeights.reduce((sum, height) => sum + height, 0), after: 6, draw };
}

function identityPiece(sheet: Sheet): Piece {
  const height = 62;
  const gradeWidth = 78;
  const width = contentWidth - gradeWidth;
  const fields: [string, number, number, number][] = [
    ['Nama', page.left + 10, 12, width - 20],
    ['NIM', page.left + 10, 36, width / 2 - 30],
    ['Kelas', page.left + width / 2 - 8, 36, 74],
    ['Paraf', page.left + width / 2 + 80, 36, width / 2 - 90],
  ];
  const draw = (y: number) => {
    sheet.doc.rect(page.left, y, contentWidth, height).lineWidth(0.8).strokeColor(ink.strongRule);
    sheet.doc.stroke();
    sheet.doc
      .moveTo(page.left + width, y)
      .lineTo(page.left + width, y + height)
      .stroke();
    for (const [name, x, top, length] of fields) {
      sheet.drawPlain(name, x, y + top, label);
      sheet.rule(x + 34, y + top + 11.5, length - 34, ink.muted, 0.5);
    }
    sheet.drawPlain('Nilai', page.left + width + gradeWidth / 2, y + 5, label, 'center');
  };
  return { height, after: 10, draw };
}

function rulePieces(sheet: Sheet, rules: readonly string[]): Piece[] {
  if (rules.length === 0) return [];
  const title: Piece = {
    height: 14,
    after: 1,
    keep: true,
    draw: (y) => sheet.drawPlain('Petunjuk', page.left, y, { ...bold, size: 9.5, leading: 13 }),
  };
  const column = { x: page.left + 16, width: contentWidth - 16 };
  const items = rules.map((rule, index): Piece => {
    const last = index === rules.length - 1;
    const piece = paragraphPiece(sheet, plain(rule), column, small, last ? 8 : 0.5);
    const draw = (y: number) => {
      sheet.drawPlain(`${index + 1}.`, page.left + 10, y, small, 'right');
      piece.draw(y);
    };
    return { ...piece, draw, keep: !last };
  });
  return [title, ...items];
}

const wholeWidth = { x: page.left, width: contentWidth };

const closingRule = (sheet: Sheet): Piece => ({
  height: 1,
  after: 10,
  draw: (y) => sheet.rule(page.left, y, contentWidth, ink.strongRule, 0.6),
});

export function headerPieces(sheet: Sheet, paper: Paper, kind: PaperKind): Piece[] {
  const forStudents = kind === 'questions';
  return [
    titlePiece(sheet, paper, kind),
    factsPiece(sheet, paper),
    ...(forStudents ? [identityPiece(sheet)] : []),
    ...rulePieces(sheet, rulesFor(paper, kind)),
    closingRule(sheet),
    ...(forStudents ? blockPieces(sheet, paper.intro ?? [], wholeWidth) : []),
  ];
}
