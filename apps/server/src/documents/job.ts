import type { Failure } from '@bank-soal/contract/common';
import type { PaperWarning } from '@bank-soal/contract/papers';
import type { ImportFormat } from '@bank-soal/contract/questions';
import type { Picture, ReadRow } from '../exchange/index.js';
import type { PaperFile, PaperSource } from './paper-source.js';

/** One file of a combined document. */
export interface DocumentPart {
  /** Where the child process reads it. */
  path: string;
  /** The name that people know. */
  name: string;
  /** The wire's `filetype`. */
  type: string;
  /** The parent gave up on it: a page with this sentence stands in. */
  givenUp?: string;
}

/** Makes one PDF of the files' pages. */
export interface CombineJob {
  kind: 'combine';
  parts: readonly DocumentPart[];
  /** Where the PDF is written. */
  output: string;
  /** Pages beyond these are left out, and a last page says so. */
  maxPages: number;
  /** Of the processor's time: when the parts before have taken more together, none is begun, and a page says so. */
  maxCpuMs: number;
}

/** Judges whether a file is what its name promises. */
export interface InspectJob {
  kind: 'inspect';
  path: string;
  /** The wire's `filetype`. */
  type: string;
}

/** Writes a Word document again without what leads out of it; it has a problem when it cannot be. */
export interface CleanWordJob {
  kind: 'clean-word';
  path: string;
  output: string;
}

/** Whether a Word document is light enough to be laid out by a program of the machine. */
export interface WeighJob {
  kind: 'weigh';
  path: string;
}

/** Reads the texts of a document's pages, as the preview shows them. */
export interface ReadTextJob {
  kind: 'read-text';
  path: string;
  /** `docx`: the PDF that was made of a Word document. */
  type: 'pdf' | 'docx' | 'txt';
  /** Pages beyond these are left out. */
  maxPages: number;
  /** Of all pages together; what follows is left out. */
  maxCharacters: number;
}

/** Renders the first page of a PDF as a small WebP. */
export interface DrawCoverJob {
  kind: 'draw-cover';
  path: string;
  /** Where the picture is written. */
  output: string;
  /** In points of the picture; the page fits into them. */
  width: number;
  height: number;
  /** A picture that needs more is given up. */
  maxBytes: number;
}

/** Draws each page of a PDF into a folder, as PNG. */
export interface DrawPagesJob {
  kind: 'draw-pages';
  path: string;
  output: string;
}

/** Reads a file of questions. */
export interface ReadQuestionsJob {
  kind: 'read-questions';
  path: string;
  format: ImportFormat;
  /** A folder for its pictures; each is named by its content. */
  output: string;
  /** Keys that a Word file does not name, by the paragraph of each question. */
  keys?: Readonly<Record<string, readonly string[]>> | undefined;
  /** A second file that names the keys: the key of the same paper, or its table. */
  keyPath?: string | undefined;
  /** Tells the questions of a Word file in full, with the passages that they were read from. */
  isReview?: boolean | undefined;
  /** Where the metafiles of a Word file are laid out, a page each. */
  metafiles?: string | undefined;
  /** Whether the folder has their pages as pictures. */
  areDrawn?: boolean | undefined;
}

/** One question of a file; the pictures lie in the job's folder. */
export type QuestionInFile = Omit<ReadRow, 'images'> & {
  images: readonly (Omit<Picture, 'bytes'> & { size: number })[];
};

/** Writes files of an exam paper; without any it only returns the warnings. */
export interface WritePaperJob {
  kind: 'write-paper';
  paper: PaperSource;
  files: readonly PaperFile[];
  /** Where the table of right answers is written. */
  table?: string;
}

/** Makes a process ready to inspect at once. */
export interface PrepareJob {
  kind: 'prepare';
}

export type Job =
  | CombineJob
  | InspectJob
  | CleanWordJob
  | WeighJob
  | ReadTextJob
  | DrawCoverJob
  | DrawPagesJob
  | ReadQuestionsJob
  | WritePaperJob
  | PrepareJob;

/** Orders of a child process at its start. */
export interface ChildOrders {
  maxRssBytes: number;
  /** Of the processor's time, for one document. */
  maxCpuMs: number;
}

/** How a child process ends that has found its document above its limits. */
export const TOOK_MEMORY = 'SIGUSR2';
export const TOOK_TIME = 'SIGVTALRM';

/**
 * Result of a job: for an upload a failure, for a page a sentence on it, for a search the pages' texts, for
 * an import its rows.
 */
export interface Ended {
  refusal?: Failure | undefined;
  problem?: string | undefined;
  /** One for each page, also for those that have no text. */
  pages?: string[] | undefined;
  questions?: QuestionInFile[] | undefined;
  /** Whether metafiles were laid out. */
  hasMetafiles?: boolean | undefined;
  /** The process is not to be used again: what it works with may be in disorder. */
  isSpent?: boolean | undefined;
  /** Warnings to look at before a paper is printed. */
  warnings?: PaperWarning[] | undefined;
  /** Processor time of a paper. */
  cpuMs?: number | undefined;
}

/** Message of a child process: the part that it begins, how a job ended. */
export type ChildMessage =
  | { begins: number }
  | { ended: Ended & { failure?: { message: string; code?: string } }; rssBytes: number };
