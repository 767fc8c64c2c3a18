import { hasRange } from '@bank-soal/contract/sets';
import { type FilterChip, withoutWord, wordChips } from '../word-chips.js';
import type { SetQuery, TagPart } from './set-query.js';

const PARTS: readonly TagPart[] = ['levels', 'courseTags', 'materialTags', 'examKinds', 'terms'];
const EXAM: readonly TagPart[] = ['examKinds', 'terms'];
const RANGE = 'range';
const KEY = 'key';
const YEAR = 'year';
const MINE = 'mine';

const asItIs = (word: string) => word;

/**
 * The filters in force: what is chosen from lists, then the key and the days.
 *
 * @param nameRange puts both days into words
 * @param withKey names the filter of sets that have a key
 * @param nameLevel names a level for people
 * @param nameExam names a kind of exam or a term for people
 * @param nameYear names the filter of an exam's year
 * @param nameMine names one of the person's own lists
 */
export function activeFilters(
  query: SetQuery,
  nameRange: (from: string, to: string) => string,
  withKey = '',
  nameLevel: (level: string) => string = asItIs,
  nameExam: (word: string) => string = asItIs,
  nameYear: (year: string) => string = asItIs,
  nameMine: (kind: NonNullable<SetQuery['mine']>) => string = asItIs,
): FilterChip[] {
  const chips = wordChips(query, PARTS, (part, word) => {
    if (part === 'levels') return nameLevel(word);
    return EXAM.includes(part) ? nameExam(word) : word;
  });
  if (query.year !== undefined) chips.push({ id: YEAR, label: nameYear(String(query.year)) });
  if (query.mine) chips.push({ id: MINE, label: nameMine(query.mine) });
  if (query.withKey) chips.push({ id: KEY, label: withKey });
  if (hasRange(query)) chips.push({ id: RANGE, label: nameRange(query.from, query.to) });
  return chips;
}

/** Query without the part of a chip. */
export function withoutFilter(query: SetQuery, id: string): Partial<SetQuery> {
  if (id === RANGE) return { from: '', to: '' };
  if (id === YEAR) return { year: undefined };
  if (id === MINE) return { mine: undefined };
  if (id === KEY) return { withKey: false };
  return withoutWord(query, PARTS, id);
}
