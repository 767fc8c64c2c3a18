export { type BlueprintItem, type BlueprintOutcome, blueprintOf } from './blueprint-of.js';
export type { Blueprint } from './blueprints.js';
export { type PaperBody, type PaperChange, SEED_MAX } from './paper-body.js';
export {
  COLLEAGUES_MAX,
  PAPER_PEOPLE_MAX,
  PAPER_RIGHTS,
  type PaperPeopleBody,
  type PaperPerson,
  type PaperPresence,
  type PaperReview,
  type PaperRight,
  REVIEW_NOTE_MAX,
  type ReviewStatus,
} from './paper-people.js';
export {
  type AnswerSpace,
  BLUEPRINT_FORMATS,
  BLUEPRINT_PART,
  type BlueprintFormat,
  IMAGE_BYTES_MAX,
  IMAGE_SIDE_MAX,
  PAPER_PARTS,
  type PaperFormat,
  type PaperPartName,
  type PaperSize,
  type PaperStatus,
  UNTITLED_PAPER,
  VARIANTS,
  type Variant,
  WARNINGS_HEADER,
} from './paper-words.js';
export {
  EMPTY_HEAD,
  PAPERS_PAGE_SIZE,
  type PaperAnswer,
  type PaperExportQuery,
  type PaperFields,
  type PaperHead,
  type PaperListQuery,
  type PaperQuestion,
  type PaperUseBody,
  type PaperWarning,
  paperListSchema,
  paperSchema,
} from './papers.js';
