import type {
  AnswerSpace,
  PaperRight,
  PaperSize,
  PaperStatus,
  ReviewStatus,
} from '@bank-soal/contract/papers';
import type { ColumnType, Generated } from 'kysely';
import type { Fixed, Later, Moment } from './columns.js';

/** An exam paper; head, instructions and the headings of its sections are JSON. */
export interface PapersTable {
  id: Generated<number>;
  /** Null: the account is gone, and the use of its questions is all that is left. */
  owner_id: number | null;
  title: string;
  head: string;
  instructions: string;
  sections: string;
  variants: number;
  shuffle_options: number;
  size: PaperSize;
  seed: number;
  status: PaperStatus;
  used_on: Later;
  term: Later;
  /** One more with every change. */
  version: number;
  /** Text that the search looks in. */
  search_text: string;
  review_status: Generated<ReviewStatus>;
  /** Of `none`: whose verification a change of the paper ended. */
  reviewer_id: ColumnType<number | null, number | null | undefined, number | null>;
  review_at: Later;
  review_note: Later;
  /** Pictures outside of questions that others than the owner put in: JSON, by SHA-256 the account. */
  images_by: Generated<string>;
  created_at: Fixed<Moment>;
  updated_at: Moment;
}

/** A question in a paper, in the paper's version. */
export interface PaperItemsTable {
  id: Generated<number>;
  paper_id: Fixed<number>;
  /** Of which section, counted from 0. */
  section: Fixed<number>;
  /** Within its section. */
  position: Fixed<number>;
  question_id: Fixed<number>;
  version: Fixed<number>;
  points: Fixed<number>;
  space: Fixed<AnswerSpace>;
  /** The account that put it in; null: the paper's owner. */
  put_by: ColumnType<number | null, number | null | undefined, never>;
}

/** With whom a paper is shared. */
export interface PaperPeopleTable {
  id: Generated<number>;
  paper_id: Fixed<number>;
  user_id: Fixed<number>;
  may: Fixed<PaperRight>;
}

/** When accounts last had a paper open. */
export interface PaperPresenceTable {
  id: Generated<number>;
  paper_id: Fixed<number>;
  user_id: Fixed<number>;
  at: Moment;
}
