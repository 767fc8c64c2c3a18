/** The levels of difficulty, easiest first. */
export const LEVELS = ['Mudah', 'Sedang', 'Sulit'] as const;

/** A level of difficulty. */
export type Level = (typeof LEVELS)[number];

/** Tells whether a word is one of the known levels; exact, as the wire has them. */
export function isLevel(word: string): word is Level {
  return (LEVELS as readonly string[]).includes(word);
}
