import { type Mark, type RichText, runsOf } from '../model/inline.js';
import type { Look, TextStyle } from './style.js';

interface PlacedRun {
  text: string;
  marks: readonly Mark[];
  font: string;
  size: number;
  x: number;
  /** Above the line's baseline, in points. */
  raise: number;
}

export type Line = PlacedRun[];

/** Drawn as lines: the standard fonts do not have it. */
export const arrow = '→';

type Measure = (text: string, font: string, size: number) => number;

const replacements: Record<string, string> = {
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '−': '–',
  ' ': '\u00a0',
};

/** Stands in for signs beyond WinAnsi, which is all that the standard fonts know. */
export const toPrintable = (text: string): string =>
  text.replace(/[≤≥≠−]| (?=…)/g, (sign) => replacements[sign] ?? sign);

function lookOf(marks: readonly Mark[]): Look {
  if (marks.includes('code')) return 'code';
  if (marks.includes('strong')) return marks.includes('emphasis') ? 'both' : 'strong';
  return marks.includes('emphasis') ? 'emphasis' : 'plain';
}

function sizeOf(marks: readonly Mark[], base: number): number {
  if (marks.includes('super') || marks.includes('sub')) return base * 0.7;
  return marks.includes('code') ? base * 0.9 : base;
}

function raiseOf(marks: readonly Mark[], base: number): number {
  if (marks.includes('super')) return base * 0.36;
  return marks.includes('sub') ? -base * 0.16 : 0;
}

/** Beside Latin-1 the standard fonts have these; the arrow is drawn. */
const PRINTABLE = /^[\u0020-\u007e\u00a0-\u00ff–—‘’“”•…€→\n]*$/u;

/** Whether a PDF can show every sign of a text. */
export const isPrintable = (text: string): boolean => PRINTABLE.test(toPrintable(text));

interface Token extends PlacedRun {
  width: number;
  space: boolean;
}

function tokensOf(text: RichText, style: TextStyle, measure: Measure): Token[] {
  return runsOf(text).flatMap(({ text: shown, marks }) => {
    const font = style.fonts[lookOf(marks)];
    const size = sizeOf(marks, style.size);
    const raise = raiseOf(marks, style.size);
    return toPrintable(shown)
      .split(/([ \n]+|→)/)
      .flatMap((piece): Token[] => {
        if (!piece) return [];
        const width = piece === arrow ? size * 1.1 : measure(piece, font, size);
        const space = /^[ \n]/.test(piece);
        return [{ text: piece, marks, font, size, raise, x: 0, width, space }];
      });
  });
}

/** A line breaks at spaces only, so a word with a subscript stays whole. */
function wordsOf(tokens: Token[]): Token[][] {
  const words: Token[][] = [];
  let open = false;
  for (const token of tokens) {
    if (token.space || !open) words.push([token]);
    else words.at(-1)?.push(token);
    open = !token.space;
  }
  return words;
}

/** Kerning makes a joined run narrower than its words, so what follows it is placed anew. */
function joinRuns(line: Token[], measure: Measure): Line {
  const runs: (PlacedRun & { width: number | null })[] = [];
  for (const { space: _, ...token } of line) {
    const last = runs.at(-1);
    const alike =
      last &&
      String(last.marks) === String(token.marks) &&
      last.text !== arrow &&
      token.text !== arrow;
    if (alike) {
      last.text += token.text;
      last.width = null;
    } else runs.push(token);
  }
  let x = 0;
  return runs.map(({ width, ...run }, index) => {
    const placed = { ...run, x };
    if (index < runs.length - 1) x += width ?? measure(run.text, run.font, run.size);
    return placed;
  });
}

/** Breaks a paragraph into lines of at most `width` points. */
export function breakLines(
  text: RichText,
  width: number,
  style: TextStyle,
  measure: Measure,
): Line[] {
  const lines: Token[][] = [[]];
  let x = 0;
  for (const word of wordsOf(tokensOf(text, style, measure))) {
    const wordWidth = word.reduce((sum, token) => sum + token.width, 0);
    const isSpace = word[0]?.space ?? false;
    if (x + wordWidth > width && x > 0 && !isSpace) {
      lines.push([]);
      x = 0;
    }
    if (isSpace && x === 0) continue;
    for (const token of word) {
      lines.at(-1)?.push(token);
      x += token.width;
    }
  }
  return lines.map((line) => joinRuns(line, measure));
}
