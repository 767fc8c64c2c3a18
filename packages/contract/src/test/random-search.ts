import { NO_KIND } from '../sets/exam-kinds.js';
import type { SetFilter } from '../sets/set-filter.js';
import type { SearchedSet } from '../sets/set-search.js';

/** Gives whole numbers below `below`; the same seed always gives the same ones. */
export type Dice = (below: number) => number;

/** A small reproducible generator. */
export function dice(seed: number): Dice {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** One of a list. */
export function pick<T>(roll: Dice, list: readonly T[]): T {
  return list[roll(list.length)] as T;
}

/** Up to so many. */
export function upTo<T>(roll: Dice, most: number, make: () => T): T[] {
  return Array.from({ length: roll(most + 1) }, make);
}

const SCRAPS = [
  'a',
  'B',
  'al',
  'Go',
  'É',
  'İ',
  'Σ',
  'ß',
  '1',
  '%',
  '_',
  '-',
  'ri',
  "'",
  '\\',
  '👩',
];
const LEVELS = ['Mudah', 'Sedang', 'Sulit'] as const;
const KINDS = ['UTS', 'UAS', 'Lainnya'] as const;
/** What titles tell of their exams. */
const TOLD = ['', '', ' UTS', ' UAS genap'] as const;
const TERMS = ['Gasal', 'Genap'] as const;
const YEARS = [2022, 2023, 2024];
const DAYS = ['2024-02-28', '2024-02-29', '2024-03-01', '2024-03-02'];

/** Up to so many scraps in a row; they begin and end with no space and hold no comma. */
export function randomWord(roll: Dice, most: number): string {
  return upTo(roll, most, () => pick(roll, SCRAPS)).join('');
}

/** A set whose texts have much in common with {@link randomFilter}; none of them is empty. */
export function randomSet(roll: Dice) {
  const hours = ['00', '16', '17', '23'];
  const topics = upTo(roll, 3, () => `${randomWord(roll, 2)}z`);
  return {
    title: `${randomWord(roll, 4)}x${pick(roll, TOLD)}`,
    subject: `${randomWord(roll, 3)}y`,
    lecturer: `${randomWord(roll, 2)}w`,
    topics: [...new Set(topics)],
    level: pick(roll, LEVELS),
    examKind: pick(roll, [...KINDS, null]),
    term: pick(roll, [...TERMS, null]),
    year: pick(roll, YEARS),
    hasAnswers: roll(2) === 0,
    hasTestCases: roll(2) === 0,
    lastUpdated: `${pick(roll, DAYS)}T${pick(roll, hours)}:30:00.000Z`,
  } satisfies SearchedSet;
}

/** Texts that some sets have, and those that no text may be looked for by. */
export function randomFilter(roll: Dice): SetFilter {
  const sought = () => pick(roll, [...SCRAPS, ' ', 'z\uFFFF']) + randomWord(roll, 1);
  const sometimes = <T>(made: T) => (roll(3) === 0 ? made : undefined);
  const seldom = <T>(made: T) => (roll(6) === 0 ? made : undefined);
  const several = () => [sought(), ...upTo(roll, 2, sought)].join(pick(roll, [' ', '  ']));
  return {
    text: pick(roll, ['', sought(), several()]),
    words: sometimes('all'),
    levels: sometimes(upTo(roll, 2, () => pick(roll, LEVELS))),
    courseTags: sometimes(upTo(roll, 2, sought)),
    materialTags: sometimes(upTo(roll, 2, sought)),
    examKinds: seldom(upTo(roll, 2, () => pick(roll, [...KINDS, NO_KIND]))),
    terms: seldom(upTo(roll, 2, () => pick(roll, TERMS))),
    year: seldom(pick(roll, YEARS)),
    hasKey: seldom(true),
    hasTestCases: seldom(true),
    from: sometimes(pick(roll, DAYS)),
    to: sometimes(pick(roll, DAYS)),
  };
}
