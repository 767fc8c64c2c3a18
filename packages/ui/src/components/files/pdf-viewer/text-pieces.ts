/** A piece of a page's text, as pdf.js reads it. */
export interface TextPiece {
  str: string;
  hasEOL: boolean;
  width: number;
  height: number;
  /** Of a matrix: where the line leads to, what is above it, and where the piece begins. */
  transform: readonly number[];
}

/** The text of a page, and which of its pieces a space parts from the one before. */
export interface JoinedText {
  text: string;
  /** Numbers from 0, of pieces that have letters. */
  apart: ReadonlySet<number>;
}

/**
 * Whether a piece goes on elsewhere than where the one before it ended, such as in another column. Files
 * say spaces between words, and seldom those between what only stands apart.
 */
function isApart(before: TextPiece, piece: TextPiece): boolean {
  const [a = 1, b = 0, , , fromX = 0, fromY = 0] = before.transform;
  const [, , , , toX = 0, toY = 0] = piece.transform;
  const [x, y, size] = [toX - fromX, toY - fromY, Math.hypot(a, b) || 1];
  const gap = (x * a + y * b) / size - before.width;
  const rise = Math.abs(y * a - x * b) / size;
  const height = Math.max(before.height, piece.height);
  return gap > height / 4 || gap < -height / 2 || rise > height / 2;
}

/** Puts the pieces of a page together; lines end in `\n`. */
export function joinPieces(items: readonly (TextPiece | object)[]): JoinedText {
  const apart = new Set<number>();
  let text = '';
  let before: TextPiece | undefined;
  let count = 0;
  for (const item of items) {
    if (!('str' in item)) continue;
    if (item.str !== '') {
      if (before?.str && !before.hasEOL && isApart(before, item)) {
        apart.add(count);
        text += ' ';
      }
      count += 1;
    }
    text += item.hasEOL ? `${item.str}\n` : item.str;
    before = item;
  }
  return { text, apart };
}
