export { termName, termsBegin } from './academic-terms.js';
export { type AdminSetAnswer, type AdminSetsQuery, adminSetSchema } from './admin-sets.js';
export type { DropdownAnswer } from './dropdown.js';
export {
  EXAM_KINDS,
  type ExamKind,
  NO_KIND,
  soughtExam,
  suggestExam,
  TERMS,
  type Term,
} from './exam-kinds.js';
export { isLevel, LEVELS, type Level } from './levels.js';
export { toListQuery, toSetFilter } from './list-query.js';
export { MY_SET_KINDS, type MySetKind } from './my-set-kinds.js';
export { PAGE_SIZE, type QuestionSetListQuery } from './question-set-pages.js';
export {
  type ChangedMeanwhileAnswer,
  type QuestionSetAnswer,
  type QuestionSetBody,
  questionSetBodySchema,
  questionSetListSchema,
  questionSetSchema,
} from './question-sets.js';
export {
  changeRelease,
  keyOpensAt,
  mayOpenKey,
  maySeeSet,
  OPEN_RELEASE,
  READER_LEVELS,
  type ReaderLevel,
  type Release,
  type SetReader,
  signInOpensKey,
  VISIBILITIES,
  type Visibility,
  visibilitiesFor,
} from './release.js';
export {
  checkQuestionSet,
  isYear,
  type QuestionSetProblems,
  type QuestionSetValues,
  questionSetFailure,
  SET_FIELDS,
} from './rules-question-set.js';
export { countSets, type OfferedOptions, type SetCounts } from './set-counts.js';
export { hasRange, type SetFilter } from './set-filter.js';
export type { FileReadAnswer, FileReadHow, SetEventAnswer } from './set-history.js';
export { NEXT_CURSOR_HEADER, SET_SORTS, type SetSort, TOTAL_COUNT_HEADER } from './set-paging.js';
export {
  foldText,
  foldTexts,
  foldTopics,
  indexSets,
  SEARCHED_FIELDS,
  type SearchedField,
  type SearchedSet,
  type SearchIndex,
  searchSets,
  soughtTexts,
} from './set-search.js';
export { joinTopics, namesBetweenCommas, splitTopics } from './set-topics.js';
export { shownLecturer } from './shown-lecturer.js';
