/** Kind of answer. */
export type ExamItemKind = 'pilihan' | 'benar-salah' | 'isian' | 'uraian' | 'kode';

/** Room for an answer: none, lines to write on, or a part of a page. */
export type ExamSpace =
  | 'none'
  | 'lines1'
  | 'lines2'
  | 'lines4'
  | 'lines8'
  | 'third'
  | 'half'
  | 'page';

/** One of what may be chosen. */
export interface ExamOption {
  /** Markdown. */
  markdown: string;
  /** Whether choosing it is right. */
  right: boolean;
}

/** A question as a paper keeps it. */
export interface ExamItem {
  /** Told in warnings and in the table of answers; what the order of variants is made from. */
  questionId: number;
  /** Kind of answer. */
  kind: ExamItemKind;
  /** Text of the question, in Markdown. */
  markdown: string;
  /** Of 'pilihan' only, in the order that they were typed in. */
  options: readonly ExamOption[];
  /** The model answer in Markdown; of 'benar-salah' one of these two words; empty where there is none. */
  answer: string;
  /** All that is accepted of a short answer, where a page draws it; what files are written from says it in `answer`. */
  answers?:
    | readonly {
        /** As it is typed. */
        text: string;
        /** Share of the points, in percent. */
        weight: number;
      }[]
    | null
    | undefined;
  /** How far off a number may be, likewise. */
  tolerance?: number | null | undefined;
  /** Why that is the answer, in Markdown; empty where nothing is said. */
  explanation: string;
  /** Points of a right answer. */
  points: number;
  /** Room for the answer below the question. */
  space: ExamSpace;
}

/** Questions under one title, which no variant mixes with those of another. */
export interface ExamSection {
  /** Empty for none. */
  title: string;
  /** Said below the title; empty for nothing. */
  note: string;
  /** Whether each variant has them in an order of its own. */
  shuffle: boolean;
  /** In the order that they were typed in. */
  items: readonly ExamItem[];
}

/** Head above the questions; empty where nothing was filled in. */
export interface ExamHead {
  /** Institution of the faculty. */
  university: string;
  /** Faculty of the programme. */
  faculty: string;
  /** The mark of the university, as `gambar:` and its SHA-256. */
  logo?: string | null;
  /** 'UTS', 'UAS', 'Kuis', or what it is called. */
  kind: string;
  /** 'Gasal 2026/2027'. */
  term: string;
  /** Name of the course. */
  course: string;
  /** Of the course: 'IF2110'. */
  code: string;
  /** 'YYYY-MM-DD', or a day in words. */
  date: string | null;
  /** How long it takes. */
  minutes: number | null;
  /** Issuer of the exam. */
  lecturer: string;
  /** Rules for candidates, a sentence each. */
  rules: readonly string[];
  /** Fields that candidates fill in about themselves. */
  identity: readonly string[];
}

/** A picture as it was uploaded. */
export interface ExamImage {
  /** The whole file. */
  bytes: Uint8Array;
  /** Format of its bytes. */
  type: 'image/png' | 'image/jpeg';
}

/** A paper as its lecturer keeps it: what all variants are made from. */
export interface ExamPaper {
  /** The lecturer's title; printed where the exam has no kind. */
  title: string;
  /** Head above the questions. */
  head: ExamHead;
  /** Said before the first section, a paragraph of Markdown each. */
  instructions: readonly string[];
  /** In the order of the paper. */
  sections: readonly ExamSection[];
  /** How many there are, from A: 1 to 6. */
  variants: number;
  /** Whether each variant has the options of 'pilihan' in an order of its own. */
  shuffleOptions: boolean;
  /** F4 is 215 by 330 mm. */
  size: 'A4' | 'F4' | 'Letter';
  /** Seed of the variants' orders, together with the questions' ids. */
  seed: number;
  /** By SHA-256 in hexadecimal, which Markdown names as `gambar:` and that. */
  images?: ReadonlyMap<string, ExamImage>;
  /** Name of the verifier, and the date, as they are printed: 'Dr. Ratna, 27 November 2026'. */
  verified?: string;
}

/** The candidates' paper, or the key for marking. */
export type ExamPart = 'soal' | 'kunci';

/** Which of a paper's files is written. */
export interface ExamFile {
  /** Questions or key. */
  part: ExamPart;
  /** 'A' to 'F', within what the paper has. */
  variant: string;
}

/** Why something of a paper is not as it was typed; a stable word for programs. */
export type ExamWarningCode =
  | 'answer-missing'
  | 'formula-unreadable'
  | 'image-missing'
  | 'image-unreadable'
  | 'image-not-placed'
  | 'text-too-long'
  | 'text-too-deep'
  | 'nothing-asked';

/** Something that its lecturer should look at before the paper is printed. */
export interface ExamWarning {
  /** The question it is about; null for the head, the instructions or a section. */
  questionId: number | null;
  /** For programs. */
  code: ExamWarningCode;
  /** In Indonesian, a sentence. */
  message: string;
}

/** A file, and what is not in it as it was typed. */
export interface ExamOutput {
  /** The whole file. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Of this file: of its key, where it is one. */
  warnings: ExamWarning[];
}

/** Sum of what all questions are worth. */
export const totalPoints = ({ sections }: Pick<ExamPaper, 'sections'>): number =>
  sections.reduce((sum, { items }) => items.reduce((part, { points }) => part + points, sum), 0);
