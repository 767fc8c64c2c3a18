import type { Block, TestCase } from './content/model.js';

export interface PaperPart {
  /** 'a', 'b', …; empty when the question has one part only. */
  label: string;
  points: number;
  ask: Block[];
  answer: Block[];
  cases: TestCase[];
}

export interface PaperItem {
  number: number;
  /** Empty for a multiple-choice question. */
  title: string;
  body: Block[];
  options: string[];
  parts: PaperPart[];
  points: number;
}

export interface PaperSection {
  heading: string;
  note: string;
  items: PaperItem[];
}

/** One exam, from which the question paper, the answer key and the test cases are printed. */
export interface Paper {
  course: string;
  /** 'Ujian Tengah Semester', 'Kuis 2', … */
  exam: string;
  /** 'Paket A', 'Bagian Praktik'; empty when the set has one question file. */
  variant: string;
  title: string;
  academicYear: string;
  /** The day it is held, 'YYYY-MM-DD'. */
  date: string;
  minutes: number | null;
  /** 'Tertutup', 'Buku terbuka', … */
  nature: string;
  lecturer: string;
  topics: string[];
  rules: string[];
  sections: PaperSection[];
}

export type PaperKind = 'questions' | 'answers' | 'testCases';

export const documentHeading: Record<PaperKind, string> = {
  questions: 'Lembar Soal',
  answers: 'Kunci Jawaban',
  testCases: 'Test Cases',
};

export const programmeName = 'Program Studi Informatika';

export const paperItems = (paper: Paper): PaperItem[] =>
  paper.sections.flatMap((section) => section.items);
