import type { CommentAnswer } from '@bank-soal/contract/talk';

/** Comments on a set, as they were at a moment. */
export interface Talk {
  /** All of it that the reader may hear, oldest first. */
  comments: readonly CommentAnswer[];
  /** When it was asked for, in milliseconds since 1970: what may still be changed depends on it. */
  at: number;
}
