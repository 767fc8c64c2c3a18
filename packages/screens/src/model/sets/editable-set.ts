import type { QuestionSetBody } from '@bank-soal/contract/sets';
import type { QuestionSet } from './question-set.js';

/** A set as it was read, and what tells it from every later state of itself. */
export interface EditableSet {
  set: QuestionSet;
  /** Absent when the server gives none. */
  etag?: string | undefined;
}

/** Server calls that save a set. */
export interface SavePorts {
  /** The set as it is now. */
  read(): Promise<EditableSet>;
  /** Rejects with 412 when the set is not the one with this tag any more. */
  write(body: QuestionSetBody, etag: string | undefined): Promise<QuestionSet>;
}
