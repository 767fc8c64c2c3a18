import type { Generated } from 'kysely';
import type { Fixed, Moment } from './columns.js';

/** A learning outcome of a course. */
export interface OutcomesTable {
  id: Generated<number>;
  course_tag_id: number;
  code: string;
  /** The code as it is compared in its course. */
  code_key: string;
  description: string;
  /** JSON: codes of the programme's outcomes. */
  cpl: string;
  created_at: Fixed<Moment>;
  updated_at: Moment;
}

/** Outcomes that a version of a question bears. */
export interface QuestionOutcomesTable {
  id: Generated<number>;
  question_id: Fixed<number>;
  version: Fixed<number>;
  outcome_id: Fixed<number>;
}
