import type { Id } from '@bank-soal/contract/ids';
import type { PaperBody } from '@bank-soal/contract/paper-body';
import type { PaperFormat, PaperPartName, Variant } from '@bank-soal/contract/paper-words';
import type {
  PaperAnswer,
  PaperListQuery,
  PaperUseBody,
  PaperWarning,
} from '@bank-soal/contract/papers';
import type { QuestionSetBody } from '@bank-soal/contract/question-sets';
import type { Tagged } from './questions-port.js';

/** Some of one's own papers. */
export interface PaperPage {
  /** Those of this page. */
  papers: PaperAnswer[];
  /** How many there are, on all pages together. */
  total: number;
  /** Asks for the next page; absent on the last. */
  next: string | undefined;
}

/** Which document of a paper is meant. */
export interface PaperChoice {
  /** What is asked, or its answers. */
  part: PaperPartName;
  /** One of those that the paper has. */
  variant: Variant;
}

/** A document that was made of a paper. */
export interface MadePaper {
  /** Its bytes. */
  blob: Blob;
  /** How much in it should be looked at. */
  warnings: number;
}

/** One's own exam papers. They reject as those of `BankSoalApi` do. */
export interface PapersApi {
  /** One's own papers, the last changed first. */
  papers(query: PaperListQuery, signal?: AbortSignal): Promise<PaperPage>;
  /** One paper as it is now. */
  paper(id: Id, signal?: AbortSignal): Promise<Tagged<PaperAnswer>>;
  /** Makes a paper. */
  createPaper(body: PaperBody): Promise<Tagged<PaperAnswer>>;
  /**
   * Changes a draft.
   *
   * @param etag of the paper that the change was made from: rejects with 412 when it is another by now
   */
  updatePaper(id: Id, body: PaperBody, etag?: string): Promise<Tagged<PaperAnswer>>;
  /** Deletes a draft for good. */
  deletePaper(id: Id): Promise<void>;
  /** A draft that says the same, with another order in its variants. */
  copyPaper(id: Id): Promise<Tagged<PaperAnswer>>;
  /** Marks a paper as used: it never changes any more. */
  markPaperUsed(id: Id, body: PaperUseBody): Promise<Tagged<PaperAnswer>>;
  /** Makes a question set of a paper and its key; returns the set's id. */
  publishPaper(id: Id, body: QuestionSetBody): Promise<Id>;
  /** A document of a paper as a file. */
  exportPaper(id: Id, format: PaperFormat, choice: PaperChoice): Promise<MadePaper>;
  /** What should be looked at before a paper is printed. */
  paperWarnings(id: Id, signal?: AbortSignal): Promise<PaperWarning[]>;
  /** The PDF of a paper that need not be kept. */
  previewPaper(body: PaperBody, choice: PaperChoice, signal?: AbortSignal): Promise<MadePaper>;
}
