/** Kinds of exams. */
export const EXAM_KINDS = ['UTS', 'UAS', 'Kuis', 'Latihan', 'Praktikum', 'Lainnya'] as const;

/** Kind of a set's exam. */
export type ExamKind = (typeof EXAM_KINDS)[number];

/** The terms of an academic year. */
export const TERMS = ['Gasal', 'Genap', 'Pendek'] as const;

/** A term of an academic year. */
export type Term = (typeof TERMS)[number];

/** Values that titles suggest, each by its words, between bounds of words. */
type WordList<T> = readonly (readonly [value: T, words: string])[];

/** The first that is there counts. A try-out of an exam is none. */
const KIND_WORDS: WordList<ExamKind> = [
  ['Lainnya', 'try[ -]?out'],
  ['UTS', 'uts|tengah semester'],
  ['UAS', 'uas|akhir semester'],
  ['Kuis', 'kuis|quiz'],
  ['Praktikum', 'praktikum|responsi'],
  ['Latihan', 'latihan|tugas'],
  ['Lainnya', 'remedial|remidi'],
];

const TERM_WORDS: WordList<Term> = [
  ['Gasal', 'gasal|ganjil'],
  ['Genap', 'genap'],
  ['Pendek', 'semester (?:pendek|antara)'],
];

function valuesIn<T>(list: WordList<T>, text: string): T[] {
  return list.flatMap(([value, words]) =>
    new RegExp(`\\b(?:${words})\\b`, 'i').test(text) ? value : [],
  );
}

/** Name in a filter and its counts for a set of which neither its creator nor its title says a kind. */
export const NO_KIND = 'Tanpa jenis';

/**
 * Kind that a title's words suggest; its creator confirms it. Null where they say nothing, and where they say
 * more than one term.
 */
export function suggestExam(title: string): { examKind: ExamKind | null; term: Term | null } {
  const [examKind = null] = valuesIn(KIND_WORDS, title);
  const [term = null, ...others] = valuesIn(TERM_WORDS, title);
  return { examKind, term: others.length === 0 ? term : null };
}

/** A set's facts about its exam. */
interface ExamFacts {
  title: string;
  examKind: string | null;
  term: string | null;
}

/** The exam that a set is found by: what its creator says, else what its title suggests. */
export function soughtExam({ title, examKind, term }: ExamFacts): {
  examKind: string;
  term: string | null;
} {
  const suggested = suggestExam(title);
  return {
    examKind: examKind ?? suggested.examKind ?? NO_KIND,
    term: term ?? suggested.term,
  };
}
