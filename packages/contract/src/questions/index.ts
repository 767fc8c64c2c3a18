export {
  COGNITIVE_LEVELS,
  type CognitiveLevel,
  compareCodes,
  QUESTION_OUTCOMES_MAX,
} from './cognitive-levels.js';
export { DEPTH_MAX, isTooDeep } from './markdown-depth.js';
export type { PassageLine, QuestionRows, ReviewedQuestion } from './question-exchange.js';
export {
  IMPORT_FORMATS,
  type ImportFormat,
  importRefusedSchema,
  QUESTION_FORMATS,
  QUESTIONS_EXPORT_MAX,
  QUESTIONS_FILE_MAX,
  QUESTIONS_IMPORT_MAX,
  type QuestionFormat,
  type QuestionRow,
} from './question-exchange.js';
export {
  imagesIn,
  QUESTION_KINDS,
  type QuestionKind,
  type QuestionVisibility,
} from './question-kinds.js';
export {
  QUESTIONS_PAGE_SIZE,
  type QuestionCounts,
  type QuestionListQuery,
  type QuestionSort,
} from './question-pages.js';
export {
  NEW_QUESTION,
  type QuestionAnswer,
  type QuestionBody,
  type QuestionFields,
  type QuestionUse,
  type QuestionVersion,
  type QuestionVersions,
  questionBodySchema,
  questionListSchema,
} from './questions.js';
export {
  type AcceptedAnswer,
  checkQuestion,
  FULL_WEIGHT,
  numberIn,
  OPTIONS_MIN,
  OWN_QUESTIONS_MAX,
  QUESTION_FIELDS,
  QUESTION_TEXTS,
  type QuestionOption,
} from './rules-question.js';
export { sampleFields, sampleQuestions } from './sample-questions.js';
