import { PAPER_PARTS, VARIANTS } from '@bank-soal/contract/papers';
import type { PaperChoice } from '../../data/papers/use-paper-writes.js';

export type { PaperChoice };

/** The first document of every paper. */
export const FIRST: PaperChoice = { part: 'soal', variant: 'A' };

/** The documents of a paper, variant by variant. */
export const choicesOf = (variants: number): PaperChoice[] =>
  VARIANTS.slice(0, variants).flatMap((variant) => PAPER_PARTS.map((part) => ({ part, variant })));
