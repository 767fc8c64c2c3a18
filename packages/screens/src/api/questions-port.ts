import type { Id } from '@bank-soal/contract/ids';
import type { QuestionFormat, QuestionRow } from '@bank-soal/contract/question-exchange';
import type { QuestionListQuery } from '@bank-soal/contract/question-pages';
import type {
  QuestionAnswer,
  QuestionBody,
  QuestionUse,
  QuestionVersion,
  QuestionVersions,
} from '@bank-soal/contract/questions';
import type { UploadCall } from './contribution-port.js';

/** Some of the questions that were asked for. */
export interface QuestionPage {
  /** Those of this page. */
  questions: QuestionAnswer[];
  /** How many there are, on all pages together. */
  total: number;
  /** Asks for the next page; absent on the last. */
  next: string | undefined;
}

/** A thing that is about to be changed, and what tells it from every later state of itself. */
export interface Tagged<T> {
  /** The thing itself. */
  data: T;
  /** For its change; absent when the server gives none. */
  etag: string | undefined;
}

/** A file of questions, and how it is read. */
export interface QuestionFile {
  /** What was chosen. */
  file: File;
  /** What it is read as. */
  format: QuestionFormat;
}

/** The bank's questions, for who is signed in. They reject as those of `BankSoalApi` do. */
export interface QuestionsApi {
  /** Questions that this person may use. */
  questions(query: QuestionListQuery, signal?: AbortSignal): Promise<QuestionPage>;
  /** One question as it is now. */
  question(id: Id, signal?: AbortSignal): Promise<Tagged<QuestionAnswer>>;
  /** Makes a question of one's own. */
  createQuestion(body: QuestionBody): Promise<Tagged<QuestionAnswer>>;
  /**
   * Changes a question of one's own; what it said before stays as a version.
   *
   * @param etag of the question that the change was made from: rejects with 412 when it is another by now
   */
  updateQuestion(id: Id, body: QuestionBody, etag?: string): Promise<Tagged<QuestionAnswer>>;
  /** Takes a question of one's own out of the bank; papers that have it keep it. */
  deleteQuestion(id: Id): Promise<void>;
  /** What a question said before, newest first. */
  questionVersions(id: Id, signal?: AbortSignal): Promise<QuestionVersions>;
  /** What a question said in one version. */
  questionVersion(id: Id, version: number, signal?: AbortSignal): Promise<QuestionVersion>;
  /** The exams that a question stood in, the latest first. */
  questionUsage(id: Id, signal?: AbortSignal): Promise<QuestionUse[]>;
  /** What a file would bring; nothing is stored. */
  lookIntoFile(file: QuestionFile, signal?: AbortSignal): Promise<QuestionRow[]>;
  /**
   * Brings the questions of a file into the bank: all, or none.
   *
   * @param skip lines of questions that stay out
   * @returns how many came
   */
  importQuestions(file: QuestionFile, skip: readonly number[]): Promise<number>;
  /** The questions in one file. */
  exportQuestions(ids: readonly Id[], format: QuestionFormat): Promise<Blob>;
  /** Keeps a picture; returns how Markdown names it. */
  keepImage(file: File, call?: UploadCall): Promise<string>;
  /** A picture by its hash. */
  image(sha256: string, signal?: AbortSignal): Promise<Blob>;
}
