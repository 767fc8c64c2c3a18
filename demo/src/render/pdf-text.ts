import { type InlineStyle, parseInline } from './inline.js';
import type { TextStyle } from './pdf-style.js';

interface PlacedRun {
  text: string;
  style: InlineStyle;
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

const sizeOf = (style: InlineStyle, base: number): number => {
  if (style === 'code') return base * 0.9;
  return style === 'super' || style === 'sub' ? base * 0.7 : base;
};

const raiseOf = (style: InlineStyle, base: number): number => {
  if (style === 'super') return base * 0.36;
  return style === 'sub' ? -base * 0.16 : 0;
};

interface Token extends PlacedRun {
  width: number;
  space: boolean;
}

function tokensOf(text: string, style: TextStyle, measure: Measure): Token[] {
  return parseInline(toPrintable(text)).flatMap((run) => {
    const font = style.fonts[run.style];
    const size = sizeOf(run.style, style.size);
    const raise = raiseOf(run.style, style.size);
    return run.text.split(/([ \n]+|→)/).flatMap((piece): Token[] => {
      if (!piece) return [];
      const width = piece === arrow ? size * 1.1 : measure(piece, font, size);
      const space = /^[ \n]/.test(piece);
      return [{ text: piece, style: run.style, font, size, raise, x: 0, width, space }];
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
    const alike = last && last.style === token.style && last.text !== arrow && token.text !== arrow;
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
  text: string,
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
