import { type Block, splitHead } from './block.js';
import { plain, type RichText } from './inline.js';

/** An input, and what a program has to make of it. */
export interface TestCase {
  /** What the program reads, its line breaks included. */
  input: string;
  /** What the program has to print. */
  output: string;
  /** Why the case is there; absent where nothing is said. */
  note?: string;
}

/** A part of a question that has an answer and points of its own. */
export interface PaperPart {
  /** 'a', 'b', …; empty when the question has one part only. */
  label: string;
  /** What a right answer is worth; shown where the part has a label. */
  points: number;
  /** What is asked; empty where the question's body asks it. */
  ask: readonly Block[];
  /** For the answer key; empty where there is none. */
  answer: readonly Block[];
  /** For the file of test cases; empty where no program is asked for. */
  cases: readonly TestCase[];
}

/** A question as it stands in a paper. */
export interface PaperItem {
  /** Counted from 1 through all sections. */
  number: number;
  /** Stands beside the number; where it is empty, the first paragraph of the body does. */
  title: string;
  /** What is told before anything is asked. */
  body: readonly Block[];
  /** Of a multiple-choice question, in the order of their letters. */
  options: readonly RichText[];
  /** What is asked, a part each; at least one where there is an answer. */
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
  /** Said below the heading, a paragraph each, on the question paper only. */
  notes: readonly string[];
  /** In the order of the paper. */
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
  /** Name of the course; absent where the head does not name one. */
  course?: string;
  /** 'Semester Ganjil 2024/2025'. */
  term?: string;
  /** The day it is held, 'YYYY-MM-DD'; the only date in a file. */
  date?: string;
  /** Said once before the first section, on the question paper only. */
  intro?: readonly Block[];
  /** In the order of reading. */
  facts: readonly PaperFact[];
  /** What candidates have to keep to, a sentence each; on the question paper only. */
  rules: readonly string[];
  /** In the order of the paper; a paper without headings has one. */
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
