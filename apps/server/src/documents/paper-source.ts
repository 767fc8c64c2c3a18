import type {
  AnswerSpace,
  BLUEPRINT_PART,
  Blueprint,
  PaperFormat,
  PaperHead,
  PaperPartName,
  PaperSize,
} from '@bank-soal/contract/papers';

/** A question as the process that writes papers is given it. */
export interface SourceItem {
  questionId: number;
  points: number;
  space: AnswerSpace;
  /** The version's content: JSON, which no other program reads. */
  body: string;
}

/** A picture that a paper may show. */
export interface SourceImage {
  sha256: string;
  /** Media type. */
  type: string;
  /** A file on this machine. */
  path: string;
}

/** All that a paper is written from, and nothing that leads further. */
export interface PaperSource {
  title: string;
  head: PaperHead;
  instructions: string[];
  sections: { title: string; note: string; shuffle: boolean; items: SourceItem[] }[];
  variants: number;
  shuffleOptions: boolean;
  size: PaperSize;
  seed: number;
  images: SourceImage[];
  /** Name of the verifier, and the date; absent: nobody. */
  verified?: string;
  /** Absent where no file of it is to be written. */
  blueprint?: Blueprint;
}

/** A document of a paper: questions, key or blueprint. */
export type DocumentPart = PaperPartName | typeof BLUEPRINT_PART;

/** One file to be written of a paper. */
export interface PaperFile {
  format: Exclude<PaperFormat, 'zip'>;
  part: DocumentPart;
  variant: string;
  /** Where it is written. */
  output: string;
}
