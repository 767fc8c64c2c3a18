import type { CommentAnswer, CommentBody, CommentChange } from '@bank-soal/contract/comments';
import type { Id } from '@bank-soal/contract/ids';

/** What is said of sets, by who is signed in. Its calls reject as those of `BankSoalApi` do. */
export interface TalkApi {
  /** All that is said of a set that the reader may hear, oldest first. */
  comments: (set: Id, signal?: AbortSignal) => Promise<CommentAnswer[]>;
  /** Says something, or that something is wrong. */
  say: (set: Id, body: CommentBody) => Promise<CommentAnswer>;
  /** Changes what one said; a quarter of an hour later it is 409. */
  changeComment: (id: Id, body: CommentChange) => Promise<CommentAnswer>;
  /** Takes a comment away for good. */
  removeComment: (id: Id) => Promise<void>;
  /** Calls a report done, with an answer or without. */
  resolveComment: (id: Id, answer: string | null) => Promise<CommentAnswer>;
}
