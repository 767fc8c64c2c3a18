import { type Block, splitHead } from './block.js';
import { plain, type RichText } from './inline.js';

/** An input, and what a program has to make of it. */
export interface TestCase {
  input: string;
  output: string;
  note?: string;
}

/** A part of a question that has an answer and points of its own. */
export interface PaperPart {
  /** 'a', 'b', …; empty when the question has one part only. */
  label: string;
  points: number;
  ask: readonly Block[];
  answer: readonly Block[];
  cases: readonly TestCase[];
}

/** A question as it stands in a paper. */
export interface PaperItem {
  number: number;
  /** Stands beside the number; where it is empty, the first paragraph of the body does. */
  title: string;
  body: readonly Block[];
  /** Of a multiple-choice question, in the order of their letters. */
  options: readonly RichText[];
  parts: readonly PaperPart[];
  /** Absent where the paper says nothing of worth. */
  points?: number;
  /** Lines to write the answer on. */
  space?: number;
  /** Said below the question, such as where it is from. */
  remark?: string;
}

/** Questions under one heading. */
export interface PaperSection {
  /** Empty when the paper has one section only. */
  heading: string;
  notes: readonly string[];
  items: readonly PaperItem[];
}

/** A fact of the head: its name and its value. */
export type PaperFact = readonly [name: string, value: string];

/** One exam, from which the question paper, the answer key and the test cases are written. */
export interface Paper {
  /** What the files are called in their properties. */
  title: string;
  /** What is printed large: 'Ujian Tengah Semester (Paket A)'. */
  name: string;
  /** Who sets it: 'Program Studi Informatika'. */
  issuer?: string;
  /** What the issuer belongs to. */
  faculty?: string;
  course?: string;
  /** 'Semester Ganjil 2024/2025'. */
  term?: string;
  /** The day it is held, 'YYYY-MM-DD'; the only date in a file. */
  date?: string;
  intro?: readonly Block[];
  /** In the order of reading. */
  facts: readonly PaperFact[];
  rules: readonly string[];
  sections: readonly PaperSection[];
}

/** What is written from a paper. */
export type PaperKind = 'questions' | 'answers' | 'testCases';

/** What each kind of file is called. */
export const PAPER_KINDS: Readonly<Record<PaperKind, string>> = {
  questions: 'Lembar Soal',
  answers: 'Kunci Jawaban',
  testCases: 'Test Cases',
};

/** All questions of a paper, in their order. */
export const paperItems = (paper: Paper): PaperItem[] =>
  paper.sections.flatMap(({ items }) => items);

/** The letter of an option, counted from 0. */
export const optionLetter = (index: number): string => String.fromCharCode(65 + index);

/** The parts of a question that a kind of file shows. */
export const shownParts = ({ parts }: PaperItem, kind: PaperKind): readonly PaperPart[] =>
  kind === 'testCases' ? parts.filter(({ cases }) => cases.length > 0) : parts;

/** The questions of a section that a kind of file shows. */
export const shownItems = ({ items }: PaperSection, kind: PaperKind): readonly PaperItem[] =>
  kind === 'testCases' ? items.filter((item) => shownParts(item, kind).length > 0) : items;

/** What stands beside a question's number, and the blocks below. */
export const itemHead = ({ title, body }: PaperItem) =>
  title === '' ? splitHead(body) : { head: plain(title), rest: body };
