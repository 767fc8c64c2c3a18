/** What kind of exam a set is. */
export const EXAM_KINDS = ['UTS', 'UAS', 'Kuis', 'Latihan', 'Praktikum', 'Lainnya'] as const;

/** What kind of exam a set is. */
export type ExamKind = (typeof EXAM_KINDS)[number];

/** The terms of an academic year. */
export const TERMS = ['Gasal', 'Genap', 'Pendek'] as const;

/** A term of an academic year. */
export type Term = (typeof TERMS)[number];

/** The words by which titles tell; the first that is there counts. A try-out of an exam is none. */
const KIND_WORDS: readonly (readonly [ExamKind, RegExp])[] = [
  ['Lainnya', /\btry[ -]?out\b/i],
  ['UTS', /\buts\b|tengah semester/i],
  ['UAS', /\buas\b|akhir semester/i],
  ['Kuis', /\b(?:kuis|quiz)\b/i],
  ['Praktikum', /\b(?:praktikum|responsi)\b/i],
  ['Latihan', /\b(?:latihan|tugas)\b/i],
  ['Lainnya', /\b(?:remedial|remidi)\b/i],
];

const TERM_WORDS: readonly (readonly [Term, RegExp])[] = [
  ['Gasal', /\b(?:gasal|ganjil)\b/i],
  ['Genap', /\bgenap\b/i],
  ['Pendek', /\b(?:semester pendek|semester antara)\b/i],
];

function toldIn<T>(words: readonly (readonly [T, RegExp])[], text: string): T[] {
  return words.flatMap(([told, word]) => (word.test(text) ? [told] : []));
}

/** What a filter and its counts call a set of which neither its creator nor its title says a kind. */
export const NO_KIND = 'Tanpa jenis';

/**
 * What a title's words suggest; its creator confirms it. Null where they say nothing, and where they say
 * more than one term.
 */
export function suggestExam(title: string): { examKind: ExamKind | null; term: Term | null } {
  const [examKind = null] = toldIn(KIND_WORDS, title);
  const [term = null, ...others] = toldIn(TERM_WORDS, title);
  return { examKind, term: others.length === 0 ? term : null };
}

/** What a set says of its exam. */
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
