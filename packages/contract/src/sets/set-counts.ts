import { hasRange, type SetFilter } from './set-filter.js';
import { foldText, type SearchedSet, type SearchIndex, soughtTexts } from './set-search.js';

/** Options of a search's fields. */
export interface OfferedOptions {
  /** Levels of difficulty. */
  levels: readonly string[];
  /** Parts of the subject. */
  courseTags: readonly string[];
  /** Parts of a topic. */
  materialTags: readonly string[];
}

/** How many sets each option would leave, if it were the only one chosen in its field. */
export interface SetCounts {
  /** By level of difficulty. */
  levels: ReadonlyMap<string, number>;
  /** By course tag. */
  courseTags: ReadonlyMap<string, number>;
  /** By material tag. */
  materialTags: ReadonlyMap<string, number>;
  /** By kind of exam. */
  examKinds: ReadonlyMap<string, number>;
  /** By term of the exam. */
  terms: ReadonlyMap<string, number>;
  /** Years that any set has, under what is chosen elsewhere. */
  years: ReadonlyMap<number, number>;
  /** Sets that bring an answer key. */
  withKey: number;
}

type Field = keyof SetCounts;

/** Finds the options that stand in a text, each text once. */
function matcher(options: readonly string[]): (text: string) => readonly string[] {
  const folded = options.map((option) => [option, foldText(option)] as const);
  const known = new Map<string, readonly string[]>();
  return (text) => {
    let found = known.get(text);
    if (!found) {
      const whole = foldText(text);
      found = folded.filter(([, part]) => whole.includes(part)).map(([option]) => option);
      known.set(text, found);
    }
    return found;
  };
}

const isAny = (chosen: readonly string[] | undefined, word: string | null) =>
  !chosen?.length || (word !== null && chosen.includes(word));

const hasAny = (sought: readonly string[] | undefined, text: string) =>
  sought === undefined || sought.some((one) => text.includes(one));

/** The fields of a filter that a set fails; more than one end the question. */
function failing(filter: SetFilter) {
  const { courseTags: courseWords, materialTags: materialWords } = filter;
  const courses = soughtTexts({ courseTags: courseWords })[0]?.texts;
  const materials = soughtTexts({ materialTags: materialWords })[0]?.texts;
  return <S extends SearchedSet>({
    set,
    exam,
    courseTags,
    materialTags,
  }: SearchIndex<S>[number]) => {
    const passes: [Field, boolean][] = [
      ['levels', isAny(filter.levels, set.level)],
      ['courseTags', hasAny(courses, courseTags)],
      ['materialTags', hasAny(materials, materialTags)],
      ['examKinds', isAny(filter.examKinds, exam.examKind)],
      ['terms', isAny(filter.terms, exam.term)],
      ['years', filter.year === undefined || filter.year === set.year],
      ['withKey', !filter.hasKey || set.hasAnswers],
    ];
    return passes.filter(([, passed]) => !passed).map(([field]) => field);
  };
}

/**
 * Counts what each option of each field would leave: of the sets that pass every other field, those that pass the
 * option. One walk over the list, whatever the number of options.
 */
export function countSets<S extends SearchedSet>(
  index: SearchIndex<S>,
  filter: SetFilter,
  offered: OfferedOptions,
): SetCounts {
  const { text, words, from = '', to = '' } = filter;
  const ranged = hasRange(filter);
  const sought = soughtTexts({ text, words });
  const failed = failing(filter);
  const courses = matcher(offered.courseTags);
  const materials = matcher(offered.materialTags);
  const zeros = (options: readonly string[]) => new Map(options.map((option) => [option, 0]));
  const counts = {
    levels: zeros(offered.levels),
    courseTags: zeros(offered.courseTags),
    materialTags: zeros(offered.materialTags),
    examKinds: new Map<string, number>(),
    terms: new Map<string, number>(),
    years: new Map<number, number>(),
    withKey: 0,
  };
  const add = <K>(map: Map<K, number>, key: K | null) => {
    if (key !== null) map.set(key, (map.get(key) ?? 0) + 1);
  };
  for (const entry of index) {
    if (filter.hasTestCases && !entry.set.hasTestCases) continue;
    if (ranged && (entry.day < from || entry.day > to)) continue;
    if (!sought.every(({ part, texts }) => texts.some((one) => entry[part].includes(one))))
      continue;
    const [only, second] = failed(entry);
    if (second !== undefined) continue;
    const counted = (field: Field) => only === undefined || only === field;
    const { set, exam } = entry;
    if (counted('levels')) add(counts.levels, set.level);
    if (counted('examKinds')) add(counts.examKinds, exam.examKind);
    if (counted('terms')) add(counts.terms, exam.term);
    if (counted('years')) add(counts.years, set.year);
    if (counted('withKey') && set.hasAnswers) counts.withKey += 1;
    if (counted('courseTags')) for (const tag of courses(set.subject)) add(counts.courseTags, tag);
    if (counted('materialTags')) {
      // A tag that stands in several topics of a set counts it once.
      const tags = new Set(set.topics.flatMap(materials));
      for (const tag of tags) add(counts.materialTags, tag);
    }
  }
  return counts;
}
