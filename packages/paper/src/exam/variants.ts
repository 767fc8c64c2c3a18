import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ExamItem, ExamOption, ExamPaper, ExamSection } from './exam-paper.js';

const LARGEST = 6;

/** The letters of a paper's variants: 'A' to at most 'F'. */
export const variantsOf = ({ variants }: Pick<ExamPaper, 'variants'>): string[] =>
  Array.from({ length: Math.min(Math.max(1, Math.trunc(variants)), LARGEST) }, (_, index) =>
    String.fromCharCode(65 + index),
  );

/** SHA-256 in hexadecimal: in browsers too, and at once. */
export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** In the order of a hash that nobody draws; equal ones stay as they were. */
function ordered<Entry>(entries: readonly Entry[], keyOf: (entry: Entry, index: number) => string) {
  return entries
    .map((entry, index) => ({ entry, key: digest(keyOf(entry, index)) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
    .map(({ entry }) => entry);
}

/** The questions of a section in the order of a variant. */
export const itemsInVariant = <Item extends Pick<ExamItem, 'questionId'>>(
  seed: number,
  variant: string,
  { items, shuffle }: { items: readonly Item[]; shuffle: boolean },
): readonly Item[] =>
  shuffle ? ordered(items, ({ questionId }) => `${seed}:${variant}:${questionId}`) : items;

/**
 * A paper in the order of one of its variants. Questions keep to their section, and what is not to be shuffled
 * stays as it was typed; every variant, the first too, is in the order of SHA-256 of seed, letter and question
 * id, so that paper, key and table agree whenever each is made.
 */
export function variantOf(paper: ExamPaper, variant: string): ExamPaper {
  if (!variantsOf(paper).includes(variant))
    throw new RangeError(`The paper has no variant ${JSON.stringify(variant)}`);
  const name = `${paper.seed}:${variant}`;

  function optionsOf({ kind, options, questionId }: ExamItem): readonly ExamOption[] {
    if (!paper.shuffleOptions || kind !== 'pilihan') return options;
    return ordered(options, (_, index) => `${name}:${questionId}:${index}`);
  }

  function sectionOf(section: ExamSection): ExamSection {
    const placed = itemsInVariant(paper.seed, variant, section);
    return { ...section, items: placed.map((item) => ({ ...item, options: optionsOf(item) })) };
  }

  return { ...paper, sections: paper.sections.map(sectionOf) };
}
