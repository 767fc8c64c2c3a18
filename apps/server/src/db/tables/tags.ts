import type { Generated } from 'kysely';
import type { Fixed, Moment } from './columns.js';

export interface CourseTagsTable {
  id: Generated<number>;
  name: string;
  name_key: string;
  created_at: Fixed<Moment>;
  updated_at: Moment;
}

export interface MaterialTagsTable extends CourseTagsTable {
  course_tag_id: number | null;
}

/** Rows that a merge of two tags has moved, as long as it can be undone. */
export interface TagMergesTable {
  id: Generated<number>;
  /** The table that both stood in. */
  tag: Fixed<string>;
  into_id: Fixed<number>;
  /** JSON, as `merge-tags` reads it. */
  moved: Fixed<string>;
  at: Fixed<Moment>;
}

export interface CourseMaterialsTable extends CourseTagsTable {
  course_tag_id: number;
}
