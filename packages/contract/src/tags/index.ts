export type {
  CourseMaterialAnswer,
  CourseMaterialBody,
  CourseStatsAnswer,
} from './course-materials.js';
export {
  type CourseTagAnswer,
  courseCode,
  courseTagBodySchema,
} from './course-tags.js';
export { type MaterialTagAnswer, materialTagBodySchema } from './material-tags.js';
export {
  type CoverageAnswer,
  type CoverageQuery,
  type OutcomeAnswer,
  type OutcomeBody,
  type OutcomeChange,
  outcomeBodySchema,
} from './outcomes.js';
export {
  CPL,
  OUTCOME_CODE,
  OUTCOME_CODE_MAX,
  OUTCOME_COLUMNS,
  OUTCOME_DESCRIPTION,
  OUTCOME_DESCRIPTION_MAX,
  OUTCOME_TAKEN,
  OUTCOMES_MAX,
  readCpl,
} from './rules-outcome.js';
export {
  checkCourseTagName,
  checkMaterialTagName,
  nameKey,
  TAG_NAME,
  TAG_TAKEN,
} from './rules-tags.js';
export type { RenamedTagBody } from './tag-fields.js';
export { MERGE_UNDO_SECONDS, type TagMergeAnswer, type TagUsesAnswer } from './tag-merges.js';
