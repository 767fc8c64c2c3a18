import { describe, expect, it } from 'vitest';
import { jakartaDay } from './jakarta-day.js';
import type { QuestionSet } from './question-set.js';
import { indexSets, type SetFilter, searchSets } from './search-sets.js';

const set = (id: number, part: Partial<QuestionSet> = {}): QuestionSet => ({
  id,
  title: 'UTS Algoritma',
  subject: 'Desain Analisis Algoritma',
  year: 2024,
  lecturer: 'Ratna',
  level: 'Mudah',
  lastUpdated: '2024-03-01T00:00:00.000Z',
  topics: ['Greedy', 'Graph'],
  downloads: 0,
  description: '',
  questionCount: 0,
  files: [],
  ...part,
});

const has = (field: string, part: string) => field.toLowerCase().includes(part.toLowerCase());

/** The rule of {@link searchSets} word by word, without any preparation. */
function literally(one: QuestionSet, filter: SetFilter): boolean {
  const { text = '', levels = [], courseTags = [], materialTags = [], from, to } = filter;
  const day = jakartaDay(one.lastUpdated);
  return (
    [one.title, one.subject, one.lecturer, ...one.topics].some((field) => has(field, text)) &&
    (levels.length === 0 || levels.some((level) => level === one.level)) &&
    (courseTags.length === 0 || courseTags.some((tag) => has(one.subject, tag))) &&
    (materialTags.length === 0 ||
      materialTags.some((tag) => tag === '' || one.topics.some((topic) => has(topic, tag)))) &&
    (!from || !to || (day >= from && day <= to))
  );
}

/** A small reproducible generator of numbers below `below`. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const SCRAPS = ['a', 'B', 'al', 'Go', ' ', 'İ', 'Σ', 'ß', '1', 'i', 'GA', '-', 'ri', '\uFFFF', ','];
const LEVELS = ['Mudah', 'Sedang', 'Sulit', 'mudah'];
const DAYS = ['2024-02-28', '2024-02-29', '2024-03-01', '2024-03-02'];

function randomCase(roll: (below: number) => number) {
  const pick = <T>(list: readonly T[]) => list[roll(list.length)] as T;
  const times = <T>(most: number, make: () => T) => Array.from({ length: roll(most + 1) }, make);
  const word = (most: number) => times(most, () => pick(SCRAPS)).join('');
  const field = () => word(5).replaceAll('\uFFFF', '');
  const sets = times(6, () =>
    set(roll(1000), {
      title: field(),
      subject: field(),
      lecturer: field(),
      level: pick(LEVELS),
      topics: times(3, field),
      lastUpdated: `${pick(DAYS)}T${pick(['00', '16', '17', '23'])}:30:00.000Z`,
    }),
  );
  const filter: SetFilter = {
    text: word(3),
    levels: times(2, () => pick(LEVELS)),
    courseTags: times(2, () => word(2)),
    materialTags: times(2, () => word(2)),
    ...(roll(2) === 0 && { from: pick(DAYS) }),
    ...(roll(2) === 0 && { to: pick(DAYS) }),
  };
  return { sets, filter };
}

const search = (sets: QuestionSet[], filter: SetFilter) =>
  searchSets(indexSets(sets), filter).map(({ id }) => id);

describe('searchSets', () => {
  it('finds exactly what the rule says, for 3,000 random lists and filters', () => {
    const roll = dice(20_241);
    let found = 0;
    for (let run = 0; run < 3000; run++) {
      const { sets, filter } = randomCase(roll);
      const expected = sets.filter((one) => literally(one, filter));
      expect(searchSets(indexSets(sets), filter), JSON.stringify({ sets, filter })).toEqual(
        expected,
      );
      found += expected.length;
    }
    expect(found).toBeGreaterThan(500);
  });

  it('looks into title, subject, lecturer and topics, regardless of case', () => {
    const sets = [set(1)];
    for (const text of ['uts', 'ANALISIS', 'ratna', 'gRAPH', '']) {
      expect(search(sets, { text })).toEqual([1]);
    }
    expect(search(sets, { text: 'mudah' })).toEqual([]);
  });

  it('never matches across two fields', () => {
    expect(search([set(1)], { text: 'Algoritma Ratna' })).toEqual([]);
    expect(search([set(1)], { text: 'greedygraph' })).toEqual([]);
  });

  it('takes levels exactly and tags as parts', () => {
    const sets = [set(1), set(2, { level: 'Sulit', subject: 'Basis Data', topics: ['SQL'] })];
    expect(search(sets, { levels: ['Mudah'] })).toEqual([1]);
    expect(search(sets, { levels: ['mudah'] })).toEqual([]);
    expect(search(sets, { courseTags: ['Basis', 'Jaringan'] })).toEqual([2]);
    expect(search(sets, { materialTags: ['Gree', 'SQL'] })).toEqual([1, 2]);
  });

  it('counts days in Jakarta, both ends included, and only when both are set', () => {
    // 17.30 UTC on the last of February is half past midnight on the first of March in Jakarta.
    const sets = [set(1, { lastUpdated: '2024-02-29T17:30:00.000Z' })];
    expect(search(sets, { from: '2024-03-01', to: '2024-03-01' })).toEqual([1]);
    expect(search(sets, { from: '2024-02-28', to: '2024-02-29' })).toEqual([]);
    expect(search(sets, { from: '2025-01-01' })).toEqual([1]);
  });
});

describe('jakartaDay', () => {
  it('gives nothing for what is no date', () => {
    expect(jakartaDay('kemarin')).toBe('');
  });
});
