/** How often each term stands in a text. */
export type TermCounts = readonly (readonly [term: string, count: number])[];

/** A text, and how much of two texts' words both have: from 0 to 1. */
export interface Similar<Id> {
  id: Id;
  share: number;
}

/** Texts that are named at most. */
const MOST_SIMILAR = 5;
/** Below this, texts have the words of their field in common, and those that every exam has. */
const LEAST_SHARE = 0.5;
/** Terms by which others are looked for. */
const TELLING_TERMS = 12;
/** A text of fewer words says too little to be like another. */
const LEAST_WORDS = 20;

const wordsIn = (counts: Iterable<number>) => {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
};

/**
 * The terms that distinguish a text: its rarest, of equally rare ones those first in the alphabet. Terms that
 * no other text has lead nowhere, and are left out.
 *
 * @param textsWith in how many texts a term stands, this one counted
 */
export function distinctiveTerms(text: TermCounts, textsWith: (term: string) => number): string[] {
  return text
    .map(([term]) => ({ term, texts: textsWith(term) }))
    .filter(({ texts }) => texts > 1)
    .toSorted((a, b) => a.texts - b.texts || (a.term < b.term ? -1 : 1))
    .slice(0, TELLING_TERMS)
    .map(({ term }) => term);
}

/** Share of common words of two texts: those in both, as often as in both, of all of theirs. */
export function shareOf(one: TermCounts, other: TermCounts): number {
  const counts = new Map(one);
  let both = 0;
  for (const [term, count] of other) both += Math.min(count, counts.get(term) ?? 0);
  const all = wordsIn(counts.values()) + wordsIn(other.map(([, count]) => count)) - both;
  return all === 0 ? 0 : both / all;
}

/** The texts that are most similar to one, the most similar first; of equal ones the first given. */
export function mostSimilar<Id>(
  text: TermCounts,
  others: Iterable<readonly [id: Id, text: TermCounts]>,
): Similar<Id>[] {
  if (wordsIn(text.map(([, count]) => count)) < LEAST_WORDS) return [];
  return Array.from(others, ([id, other]) => ({ id, share: shareOf(text, other) }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MOST_SIMILAR);
}
