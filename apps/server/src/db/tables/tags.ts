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

export interface CourseMaterialsTable extends CourseTagsTable {
  course_tag_id: number;
}
