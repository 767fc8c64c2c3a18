import { type Block, splitHead } from './block.js';
import type { PaperImage } from './image.js';
import { plain } from './inline.js';

/** An input, and what a program has to make of it. */
export interface TestCase {
  /** Input of the program, its line breaks included. */
  input: string;
  /** Expected output of the program. */
  output: string;
  /** Why the case is there; absent where nothing is said. */
  note?: string;
}

/** A part of a question that has an answer and points of its own. */
export interface PaperPart {
  /** 'a', 'b', …; empty when the question has one part only. */
  label: string;
  /** Points of a right answer; shown where the part has a label. */
  points: number;
  /** Text of the part; empty where the question's body asks it. */
  ask: readonly Block[];
  /** For the answer key; empty where there is none. */
  answer: readonly Block[];
  /** Why that is the answer; for the answer key, below it. */
  explanation?: readonly Block[];
  /** For the file of test cases; empty where no program is asked for. */
  cases: readonly TestCase[];
}

/** Room for an answer: a number of lines to write on, or a part of a page. */
export type AnswerSpace = number | 'third' | 'half' | 'page';

/** A question as it stands in a paper. */
export interface PaperItem {
  /** Counted from 1 through all sections. */
  number: number;
  /** Stands beside the number; where it is empty, the first paragraph of the body does. */
  title: string;
  /** Introduction before the first question. */
  body: readonly Block[];
  /** Of a multiple-choice question, in the order of their letters. */
  options: readonly (readonly Block[])[];
  /** Marks of options: letters, or boxes to tick; letters by default. */
  marks?: 'letters' | 'boxes';
  /** Parts of the question; at least one where there is an answer. */
  parts: readonly PaperPart[];
  /** Absent where the paper says nothing of worth. */
  points?: number;
  /** Room to write the answer in. */
  space?: AnswerSpace;
  /** Said below the question, such as where it is from. */
  remark?: string;
}

/** Questions under one heading. */
export interface PaperSection {
  /** Empty when the paper has one section only. */
  heading: string;
  /** Said below the heading, a paragraph each, on the question paper only. */
  notes: readonly string[];
  /** In the order of the paper. */
  items: readonly PaperItem[];
}

/** A fact of the head: its name and its value. */
export type PaperFact = readonly [name: string, value: string];

/** Paper size; F4 is 215 by 330 mm. */
export type PaperSize = 'A4' | 'F4' | 'Letter';

/** One exam, from which the question paper, the answer key and the test cases are written. */
export interface Paper {
  /** Title in the properties of the files. */
  title: string;
  /** Large title: 'Ujian Tengah Semester'. */
  name: string;
  /** Printed below the name; absent where the name says it all. */
  subtitle?: string;
  /** The letter of this variant; absent where there is only one paper. */
  variant?: string;
  /** Issuer: 'Program Studi Informatika'. */
  issuer?: string;
  /** Institution of the issuer. */
  faculty?: string;
  /** The mark of who sets it. */
  logo?: PaperImage;
  /** Name of the course; absent where the head does not name one. */
  course?: string;
  /** 'Semester Ganjil 2024/2025'. */
  term?: string;
  /** The day it is held, 'YYYY-MM-DD'; the only date in a file. */
  date?: string;
  /** Said once before the first section, on the question paper and in the blueprint, which is no more than that. */
  intro?: readonly Block[];
  /** In the order of reading. */
  facts: readonly PaperFact[];
  /** Rules for candidates, a sentence each; on the question paper only. */
  rules: readonly string[];
  /** In the order of the paper; a paper without headings has one. */
  sections: readonly PaperSection[];
  /** A4 where nothing is said. */
  size?: PaperSize;
  /** Fields that candidates fill in about themselves; name and number by default. */
  identity?: readonly string[];
  /** Code of the paper at the foot of each page, the same on its key. */
  code?: string;
  /** Name of the verifier, and the date; at the foot of each page. */
  verified?: string;
  /** In place of what keys usually ask of their readers. */
  keyRules?: readonly string[];
}

/** Kinds of files written from a paper. */
export type PaperKind = 'questions' | 'answers' | 'testCases' | 'blueprint';

/** Text of a verified paper's foot. */
export const verifiedText = ({ verified }: Pick<Paper, 'verified'>): string =>
  verified ? `Diverifikasi: ${verified}` : '';

/** Names of the kinds of files. */
export const PAPER_KINDS: Readonly<Record<PaperKind, string>> = {
  questions: 'Lembar Soal',
  answers: 'Kunci Jawaban',
  testCases: 'Test Cases',
  blueprint: 'Kisi-kisi',
};

const LINES_OF_PAGE: Readonly<Record<'third' | 'half' | 'page', number>> = {
  third: 11,
  half: 17,
  page: 34,
};

/** The room for an answer as lines, for writers that know no pages. */
export const spaceLines = (space: AnswerSpace = 0): number =>
  typeof space === 'number' ? space : LINES_OF_PAGE[space];

/** All questions of a paper, in their order. */
export const paperItems = (paper: Paper): PaperItem[] =>
  paper.sections.flatMap(({ items }) => items);

const points = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2, useGrouping: false });

/** Points as they are read in Indonesia: 2,5. */
export const pointsText = (value: number): string => points.format(value);

/** The letter of an option, counted from 0. */
export const optionLetter = (index: number): string => String.fromCharCode(65 + index);

/** The parts of a question that a kind of file shows. */
export const shownParts = ({ parts }: PaperItem, kind: PaperKind): readonly PaperPart[] =>
  kind === 'testCases' ? parts.filter(({ cases }) => cases.length > 0) : parts;

/** Whether a file shows what is said once before the first section. */
export const showsIntro = (kind: PaperKind): boolean =>
  kind === 'questions' || kind === 'blueprint';

/** The questions of a section that a kind of file shows. */
export const shownItems = ({ items }: PaperSection, kind: PaperKind): readonly PaperItem[] =>
  kind === 'testCases' ? items.filter((item) => shownParts(item, kind).length > 0) : items;

/** Whether a file shows all that a question tells: keys name those that have a title by it alone. */
export const isWhole = ({ title }: PaperItem, kind: PaperKind): boolean =>
  kind === 'questions' || (kind === 'answers' && title === '');

/** Blocks beside a question's number, and those below. */
export const itemHead = ({ title, body }: PaperItem) =>
  title === '' ? splitHead(body) : { head: plain(title), rest: body };
