import type { CourseTagAnswer } from '@bank-soal/contract/course-tags';
import type { SimilarSet } from '@bank-soal/contract/file-search';
import type { FileAnswer, FileCategory } from '@bank-soal/contract/files';
import type { Id } from '@bank-soal/contract/ids';
import type { MaterialTagAnswer } from '@bank-soal/contract/material-tags';
import type { QuestionSetAnswer, QuestionSetBody } from '@bank-soal/contract/question-sets';
import type { FileReadAnswer, SetEventAnswer } from '@bank-soal/contract/set-history';
import type { ReaderKind } from '../model/reader-kind.js';

/** One file on its way into a set. */
export interface FileUpload {
  /** The bytes and the name; the server judges both. */
  file: File;
  /** The set that it goes to. */
  questionSetId: Id;
  /** What it is of the set: questions, answer key or test cases. */
  fileCategory: FileCategory;
  /** The file whose place it takes; rejects with 409 when that one is gone by then. */
  replaces?: Id | undefined;
}

/** How an upload is followed and stopped. */
export interface UploadCall {
  /** Told the share of the bytes that are sent, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Stops it; what arrived before may stay with the set. */
  signal?: AbortSignal;
}

/** A set that is about to be changed, and what tells it from every later state of itself. */
export interface SetToEdit {
  /** As it is now. */
  set: QuestionSetAnswer;
  /** For `updateSet`; absent when the server gives none. */
  etag?: string | undefined;
}

/**
 * What a signed-in person asks of a server to bring sets into the bank and to look after them,
 * apart from what every visitor's page needs. The token goes with every call but the template's and
 * the course's. They reject as those of `BankSoalApi` do.
 */
export interface ContributionApi {
  /** All course tags, to choose from. */
  courseTags(signal?: AbortSignal): Promise<CourseTagAnswer[]>;
  /** All material tags, to choose from. */
  materialTags(signal?: AbortSignal): Promise<MaterialTagAnswer[]>;
  /**
   * One's own sets, withdrawn ones marked.
   *
   * @param as answers those of them that such a reader sees, as that reader sees them
   */
  ownSets(as?: ReaderKind, signal?: AbortSignal): Promise<QuestionSetAnswer[]>;
  /** What was done to a set, newest first; for its creator and administrators. */
  setHistory(id: Id, signal?: AbortSignal): Promise<SetEventAnswer[]>;
  /** Who opened files of a set while they were not for everyone, newest first. */
  setReads(id: Id, signal?: AbortSignal): Promise<FileReadAnswer[]>;
  /** Sets whose subject contains the text, newest first; at most 500. */
  setsOfCourse(subject: string, signal?: AbortSignal): Promise<QuestionSetAnswer[]>;
  /** Sets whose files have much of its words, the most similar first; at most five. */
  similarSets(id: Id, signal?: AbortSignal): Promise<SimilarSet[]>;
  /** Makes a set without files; the answer has its id. */
  createSet(body: QuestionSetBody): Promise<QuestionSetAnswer>;
  /** A set as it is now; 404 when there is none. */
  setToEdit(id: Id, signal?: AbortSignal): Promise<SetToEdit>;
  /**
   * Changes a set.
   *
   * @param etag of the set that the change was made from: rejects with 412 when it is another by now
   */
  updateSet(id: Id, body: QuestionSetBody, etag?: string): Promise<QuestionSetAnswer>;
  /** Takes a set away from everyone else; it can be restored for 30 days. */
  withdrawSet(id: Id): Promise<void>;
  /** Deletes a withdrawn set for good, with its files. */
  deleteSetForever(id: Id): Promise<void>;
  /** Brings a withdrawn set back to everyone. */
  restoreSet(id: Id): Promise<QuestionSetAnswer>;
  /** Sends one file to a set. */
  uploadFile(upload: FileUpload, call?: UploadCall): Promise<FileAnswer>;
  /** Takes one file off its set, for good. */
  deleteFile(id: Id): Promise<void>;
  /** The sheet to write questions in. */
  questionTemplate(signal?: AbortSignal): Promise<Blob>;
}
