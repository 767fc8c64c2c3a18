import type { MySetKind } from '@bank-soal/contract/sets';
import type { CommentKind, CommentStatus, NoticeKind } from '@bank-soal/contract/talk';
import type { ColumnType, Generated } from 'kysely';
import type { Fixed, Later, Moment } from './columns.js';

/** Comments and reports on sets. */
export interface CommentsTable {
  id: Generated<number>;
  question_set_id: Fixed<number>;
  /** May be gone. */
  file_id: number | null;
  /** Of the file when it was named; null where none is. */
  file_category: string | null;
  page: number | null;
  kind: CommentKind;
  status: CommentStatus;
  /** Null: the account is gone. */
  author_id: number | null;
  body: string;
  answer: ColumnType<string | null, string | null | undefined, string | null>;
  answered_by: ColumnType<number | null, number | null | undefined, number | null>;
  /** The comment that it answers, which answers none itself. */
  reply_to: ColumnType<number | null, number | null | undefined, never>;
  created_at: Fixed<Moment>;
  updated_at: Moment;
}

/** Notices to accounts; whether the account may still know of it is checked when it is read. */
export interface NoticesTable {
  id: Generated<number>;
  user_id: Fixed<number>;
  kind: Fixed<NoticeKind>;
  /** Null for a notice about a paper. */
  question_set_id: Fixed<number | null>;
  comment_id: Fixed<number | null>;
  paper_id: ColumnType<number | null, number | null | undefined, never>;
  /** The actor of the deed that a notice about a paper reports. */
  by_id: ColumnType<number | null, number | null | undefined, number | null>;
  at: Fixed<Moment>;
  read_at: Later;
  /** Equal for notices that are sent but once; null where each stands for itself. */
  once_key: ColumnType<string | null, string | null | undefined, never>;
  /** When its mail is tried next; null: none is to be sent. */
  mail_due: ColumnType<Moment | null, Moment | null | undefined, Moment | null>;
  /** How often its mail was tried; null: never. */
  mail_tries: ColumnType<number | null, number | null | undefined, number | null>;
}

/** Courses that accounts follow, and since when. */
export interface FollowsTable {
  id: Generated<number>;
  user_id: Fixed<number>;
  course_tag_id: Fixed<number>;
  at: Fixed<Moment>;
}

/** Sets in the private lists of accounts. */
export interface SetMarksTable {
  id: Generated<number>;
  user_id: Fixed<number>;
  kind: Fixed<MySetKind>;
  question_set_id: Fixed<number>;
  at: Moment;
}
