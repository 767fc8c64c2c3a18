import { toFindable } from './findable.js';

/** A search text, prepared for many searches. */
export interface Finder {
  pattern: RegExp;
  /** A word counts only where no letter or digit stands right before or behind it. */
  whole: boolean;
}

/** Begin and end of something found. */
export type Span = readonly [start: number, end: number];

/** More words than a search has; a bound on what a caller may ask for. */
const MOST_WORDS = 64;
const WORD_LETTER = /[\p{L}\p{N}]/u;

/** Finds a text as it was typed; `null` where there is nothing to find. */
export function textFinder(typed: string): Finder | null {
  const text = toFindable(typed).text.trim();
  return text === '' ? null : { pattern: new RegExp(escaped(text), 'gu'), whole: false };
}

/** Finds any of some words, each as a whole; `null` where there is nothing to find. */
export function wordsFinder(words: readonly string[]): Finder | null {
  const plain = words.slice(0, MOST_WORDS).map((word) => toFindable(word).text.trim());
  const wanted = [...new Set(plain)].filter((word) => word !== '');
  if (wanted.length === 0) return null;
  // The longest first: 'pohon biner' before 'pohon'.
  const either = wanted.toSorted((a, b) => b.length - a.length).map(withEnd);
  return { pattern: new RegExp(either.join('|'), 'gu'), whole: true };
}

/** Where a finder finds something in a text of `toFindable`, in order, never overlapping. */
export function findSpans({ pattern, whole }: Finder, text: string): Span[] {
  const spans: Span[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const { index } = match;
    // Older Safari knows no look-behind.
    if (whole && isWordLetter(text[index]) && isWordLetter(text[index - 1])) {
      pattern.lastIndex = index + 1;
    } else spans.push([index, index + match[0].length]);
  }
  return spans;
}

function isWordLetter(letter: string | undefined): boolean {
  return letter !== undefined && WORD_LETTER.test(letter);
}

function withEnd(word: string): string {
  return isWordLetter(word.at(-1)) ? `${escaped(word)}(?![\\p{L}\\p{N}])` : escaped(word);
}

/** A hyphen within a word may have been that of a broken line. */
function escaped(text: string): string {
  return text.replace(/[$()*+./?[\\\]^{|}]/g, '\\$&').replace(/(\p{L})-(?=\p{L})/gu, '$1-?');
}
