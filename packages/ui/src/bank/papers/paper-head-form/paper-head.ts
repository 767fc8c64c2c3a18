/** Sizes that a paper is printed in. */
export const PAPER_SIZES = ['A4', 'F4', 'Letter'] as const;

/** `F4` is 215 × 330 mm, the folio of Indonesia. */
export type PaperSize = (typeof PAPER_SIZES)[number];

/** Head of a paper, and its print settings. */
export interface PaperHeadValue {
  /** Printed first. */
  university: string;
  /** Printed below the university. */
  faculty: string;
  /** 'Ujian Tengah Semester'. */
  kind: string;
  /** 'Gasal 2025/2026'. */
  term: string;
  /** Name of the course. */
  course: string;
  /** Code of the course. */
  code: string;
  /** The day of the exam, `YYYY-MM-DD`; empty where none is said. */
  date: string;
  /** How long it takes; `null` while the field is empty. */
  minutes: number | null;
  /** Issuer of the exam. */
  lecturer: string;
  /** Rules for candidates. Contains blank lines while they are typed. */
  rules: readonly string[];
  /** Fields that candidates fill in about themselves: name, number. */
  identity: readonly string[];
  /** Paper size. */
  size: PaperSize;
  /** How many orders of the questions there are, 1 to 6. */
  variants: number;
  /** Whether options stand in another order in each variant. */
  shuffleOptions: boolean;
}

/** Errors of a head, by field. */
export type PaperHeadErrors = Partial<Record<keyof PaperHeadValue, string>>;

/** Most variants of a paper. */
export const MOST_VARIANTS = 6;

/** 'A, B, C': the letters of the first variants. */
export const variantLetters = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => String.fromCharCode(65 + index));
