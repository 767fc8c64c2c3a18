/** Levels of Bloom's taxonomy, from remembering to creating. */
export const COGNITIVE_LEVELS = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6'] as const;

/** Level of Bloom's taxonomy. */
export type CognitiveLevel = (typeof COGNITIVE_LEVELS)[number];

/** Most learning outcomes of one question. */
export const QUESTION_OUTCOMES_MAX = 6;

const collator = new Intl.Collator('id', { numeric: true, sensitivity: 'base' });

/** Orders codes as people count: CPMK-2 before CPMK-10. */
export const compareCodes = (one: string, other: string): number =>
  collator.compare(one, other) || (one < other ? -1 : Number(one > other));
