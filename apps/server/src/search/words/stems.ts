import { stemmer } from '@orama/stemmers/indonesian';
import { plainText } from './plain-text.js';
import { wordsOf } from './tokens.js';

/** Of a word; what follows is not compared. */
const MOST_LETTERS = 64;
/** Cached stems, so that the same words are not stemmed again. */
const MOST_CACHED = 20_000;
const ORDINARY = /^[a-z]+$/;

const cached = new Map<string, string>();

function make(word: string): string {
  const short = word.length > MOST_LETTERS ? [...word].slice(0, MOST_LETTERS).join('') : word;
  return ORDINARY.test(short) ? stemmer(short) : short;
}

/** Stem of a word for comparisons: without Indonesian affixes; a name, and a word with a digit, as it is. */
export function stemOf(word: string): string {
  const known = cached.get(word);
  if (known !== undefined) return known;
  const stem = make(word);
  if (cached.size >= MOST_CACHED) cached.clear();
  if (word.length <= MOST_LETTERS) cached.set(word, stem);
  return stem;
}

/** The stems of all words of a text, in their order. */
export function stemsOf(text: string): string[] {
  return Array.from(wordsOf(plainText(text)), ({ word }) => stemOf(word));
}
