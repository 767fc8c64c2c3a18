/** What kind of exam a set is. */
export const EXAM_KINDS = ['UTS', 'UAS', 'Kuis', 'Latihan', 'Praktikum', 'Lainnya'] as const;

/** What kind of exam a set is. */
export type ExamKind = (typeof EXAM_KINDS)[number];

/** The terms of an academic year. */
export const TERMS = ['Gasal', 'Genap', 'Pendek'] as const;

/** A term of an academic year. */
export type Term = (typeof TERMS)[number];

/** The words by which titles tell; the first that is there counts. */
const KIND_WORDS: readonly (readonly [ExamKind, RegExp])[] = [
  ['UTS', /\buts\b|tengah semester/i],
  ['UAS', /\buas\b|akhir semester/i],
  ['Kuis', /\b(?:kuis|quiz)\b/i],
  ['Praktikum', /\b(?:praktikum|responsi)\b/i],
  ['Latihan', /\b(?:latihan|tugas)\b/i],
];

const TERM_WORDS: readonly (readonly [Term, RegExp])[] = [
  ['Gasal', /\b(?:gasal|ganjil)\b/i],
  ['Genap', /\bgenap\b/i],
  ['Pendek', /\b(?:semester pendek|semester antara)\b/i],
];

function firstOf<T>(words: readonly (readonly [T, RegExp])[], text: string): T | null {
  return words.find(([, word]) => word.test(text))?.[0] ?? null;
}

/** What a title's words suggest; its creator confirms it. Null where they say nothing. */
export function suggestExam(title: string): { examKind: ExamKind | null; term: Term | null } {
  return { examKind: firstOf(KIND_WORDS, title), term: firstOf(TERM_WORDS, title) };
}
