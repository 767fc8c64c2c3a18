import { nameKey } from '@bank-soal/contract/tags';
import type { Selectable } from 'kysely';
import type { CourseTagsTable, MaterialTagsTable } from '../db/tables/tags.js';
import type { Retag } from '../questions/retag-questions.js';
import type { Services } from '../services.js';
import { courseTagKind } from './course-tags.js';
import { materialTagKind } from './material-tags.js';
import type { CourseParts } from './merge-course.js';
import { putBackSubjects, putBackTopics, type Renamed } from './rename-in-sets.js';

/** All that a merge has changed, as it was before. */
export interface MergeRecord {
  tag: Selectable<CourseTagsTable> | Selectable<MaterialTagsTable>;
  sets: Renamed[];
  /** The course or the topics that each question had. */
  questions: { id: number; subject: string; topics: string[] }[];
  course?: CourseParts;
  /** The other tag had no course, and has this one's since. */
  gaveCourse?: boolean;
}

/** Services of a merge, and of undoing it. */
export type MergeServices = Pick<Services, 'db'> & {
  setList: Pick<Services['setList'], 'changedAll'>;
};

/** Differences between the two kinds of tags. */
export const MERGED_KINDS = {
  course_tags: {
    ...courseTagKind,
    column: 'search_subject',
    putBack: putBackSubjects,
  },
  material_tags: {
    ...materialTagKind,
    column: 'search_topics',
    putBack: putBackTopics,
  },
} as const;

/** The tables of tags that can be merged. */
export type TagTable = keyof typeof MERGED_KINDS;

/** A course or a topic by one name, under another one. */
export function retagging(table: TagTable, from: string, to: string): Retag {
  return (fields) => {
    if (table === 'course_tags') {
      return nameKey(fields.subject) === nameKey(from) ? { ...fields, subject: to } : undefined;
    }
    if (!fields.topics.some((topic) => nameKey(topic) === nameKey(from))) return undefined;
    const topics = fields.topics.map((topic) => (nameKey(topic) === nameKey(from) ? to : topic));
    const once = topics.filter(
      (topic, at) => topics.findIndex((other) => nameKey(other) === nameKey(topic)) === at,
    );
    return { ...fields, topics: once };
  };
}
