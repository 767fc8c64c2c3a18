import { stemmer } from '@orama/stemmers/indonesian';
import { plainText } from './plain-text.js';
import { wordsOf } from './tokens.js';

/** Of a word; what follows is not compared. */
const MOST_LETTERS = 64;
/** Stems that are kept, so that the same words are not looked at again. */
const MOST_KEPT = 20_000;
const ORDINARY = /^[a-z]+$/;

const kept = new Map<string, string>();

function make(word: string): string {
  const short = word.length > MOST_LETTERS ? [...word].slice(0, MOST_LETTERS).join('') : word;
  return ORDINARY.test(short) ? stemmer(short) : short;
}

/** What a word is compared by: without Indonesian affixes; a name, and a word with a digit, as it is. */
export function stemOf(word: string): string {
  const known = kept.get(word);
  if (known !== undefined) return known;
  const stem = make(word);
  if (kept.size >= MOST_KEPT) kept.clear();
  if (word.length <= MOST_LETTERS) kept.set(word, stem);
  return stem;
}

/** The stems of all words of a text, in their order. */
export function stemsOf(text: string): string[] {
  return Array.from(wordsOf(plainText(text)), ({ word }) => stemOf(word));
}
