/**
 * Formulas as Moodle's filters know them: `\(…\)` in a line, `\[…\]` and `$$…$$` also by themselves; and
 * between single dollars as people write them, by Pandoc's rule. None is so long that looking for its end
 * would take long.
 */
const FORMULA =
  /\\\(([^]{1,2000}?)\\\)|\\\[([^]{1,2000}?)\\\]|\$\$([^]{1,2000}?)\$\$|(?<![\\$])\$(?![\s$])((?:\\[^]|[^\\$`]){1,2000})(?<!\s)\$(?![\d$])/g;

/** A piece of a text. */
export interface Piece {
  isFormula: boolean;
  /** Whether the formula may stand by itself. */
  isBlock: boolean;
  value: string;
}

const textPiece = (value: string): Piece => ({ isFormula: false, isBlock: false, value });

/** Cuts a text into formulas and what stands between them. */
export function cutFormulas(text: string): Piece[] {
  if (!/\\[([]|\$/.test(text)) return text === '' ? [] : [textPiece(text)];
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(FORMULA)) {
    const { 0: whole, 1: inLine, 2: inBrackets, 3: inDollars, 4: inDollar, index } = found;
    const value = (inLine ?? inBrackets ?? inDollars ?? inDollar ?? '').replace(/\s+/g, ' ').trim();
    if (value === '') continue;
    pieces.push(textPiece(text.slice(end, index)));
    pieces.push({ isFormula: true, isBlock: (inLine ?? inDollar) === undefined, value });
    end = index + whole.length;
  }
  pieces.push(textPiece(text.slice(end)));
  return pieces.filter(({ value }) => value !== '');
}

/** A formula as Moodle's texts have it. */
export const inMoodle = (tex: string, isBlock: boolean) =>
  isBlock ? `\\[${tex}\\]` : `\\(${tex}\\)`;
