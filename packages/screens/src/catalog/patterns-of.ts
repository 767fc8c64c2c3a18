import { sentenceOf } from '@bank-soal/ui/lib/catalog';
import { Pattern } from '../messages/pattern.js';

/** Texts in groups, as a file may hold them. */
export interface CatalogTree {
  readonly [name: string]: string | CatalogTree;
}

/** What the screens are given of a group of a catalogue. */
export interface PatternTree {
  readonly [name: string]: Pattern | PatternTree;
}

/** Each text of a group, to be a plain text or a sentence at its place. */
export function patternsOf(tree: CatalogTree, language: string): PatternTree {
  const texts = Object.entries(tree).map(([name, text]) => [
    name,
    typeof text === 'string'
      ? new Pattern(text, (own) => sentenceOf(text, language, own))
      : patternsOf(text, language),
  ]);
  return Object.fromEntries(texts);
}
