/** Room for an answer below a question of a paper. */
export const ANSWER_SPACES = [
  'none',
  'lines1',
  'lines2',
  'lines4',
  'lines8',
  'third',
  'half',
  'page',
] as const;

/** Room for an answer: none, lines to write on, or a part of a page. */
export type AnswerSpace = (typeof ANSWER_SPACES)[number];

/** Sizes of paper; F4 is 215 × 330 mm. */
export const PAPER_SIZES = ['A4', 'F4', 'Letter'] as const;

/** Size of paper. */
export type PaperSize = (typeof PAPER_SIZES)[number];

/** A paper is a draft until it is marked as used; then it never changes. */
export const PAPER_STATUSES = ['draf', 'dipakai'] as const;

/** Whether a paper may still be changed. */
export type PaperStatus = (typeof PAPER_STATUSES)[number];

/** Names of the variants of a paper; one with two has A and B. */
export const VARIANTS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

/** Name of a variant. */
export type Variant = (typeof VARIANTS)[number];

/** The two documents of a paper: what is asked, and its answers. */
export const PAPER_PARTS = ['soal', 'kunci'] as const;

/** A document of a paper. */
export type PaperPartName = (typeof PAPER_PARTS)[number];

/** The blueprint of a paper, which is exported like its documents. */
export const BLUEPRINT_PART = 'kisi-kisi';

/** Files that a blueprint is written to. */
export const BLUEPRINT_FORMATS = ['pdf', 'docx', 'csv'] as const;

/** File that a blueprint is written to. */
export type BlueprintFormat = (typeof BLUEPRINT_FORMATS)[number];

/** Files that a paper is written to; `zip` has all variants with their keys. */
export const PAPER_FORMATS = ['pdf', 'docx', 'txt', 'zip'] as const;

/** File that a paper is written to. */
export type PaperFormat = (typeof PAPER_FORMATS)[number];

/** Header of an export: how many warnings it has. */
export const WARNINGS_HEADER = 'X-Warnings';

/** Title of a paper that nobody named. */
export const UNTITLED_PAPER = 'Untitled Form';

/** Most sections of a paper. */
export const SECTIONS_MAX = 20;

/** Most questions of a paper, in all its sections. */
export const PAPER_ITEMS_MAX = 200;

/** Largest body of a paper, in bytes. */
export const PAPER_BODY_MAX = 256 * 1024;

/** Largest picture of a question, in bytes. */
export const IMAGE_BYTES_MAX = 2 * 1024 * 1024;

/** Largest side of a picture of a question, in pixels. */
export const IMAGE_SIDE_MAX = 4_000;
