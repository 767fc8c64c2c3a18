export { type Completeness, completenessOf } from './completeness.js';
export { decodeText } from './decode-text.js';
export { type FileKind, fileKind } from './file-kind.js';
export { jakartaDay } from './jakarta-day.js';
export type { LoadState } from './load-state.js';
export {
  filesOf,
  lecturerOf,
  type QuestionSet,
  type SetFile,
  toQuestionSet,
} from './question-set.js';
export {
  indexOnce,
  indexSets,
  type SearchIndex,
  type SetFilter,
  searchSets,
} from './search-sets.js';
export { splitTopics } from './topics.js';
