import type { CommentAnswer, CommentBody, CommentChange } from '@bank-soal/contract/comments';
import type { Id } from '@bank-soal/contract/ids';
import type { NoticeAnswer } from '@bank-soal/contract/notices';

/** What is said of sets, by who is signed in, and what they are told of it. Its calls reject as those of `BankSoalApi` do. */
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
  /** What the account is told, newest first; `true`: only what it has not read. */
  notices: (unread: boolean, signal?: AbortSignal) => Promise<NoticeAnswer[]>;
  /** Calls notices read. */
  readNotices: (ids: readonly Id[]) => Promise<void>;
}
