/** The kinds of question, in the order in which they are offered. */
export const QUESTION_KINDS = ['pilihan', 'benar-salah', 'isian', 'uraian', 'kode'] as const;

/** `pilihan`: multiple choice; `benar-salah`: true or false; `isian`: short answer; `uraian`: essay; `kode`: code. */
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** The letter of an option, counted from 0. */
export const optionLetter = (index: number): string => String.fromCharCode(65 + index);
