export { activeFilters, type FilterChip, withoutFilter } from './active-filters.js';
export { type Completeness, completenessOf } from './completeness.js';
export { decodeText } from './decode-text.js';
export { DEFAULT_FILTERS, type FilterLists } from './default-filters.js';
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
export { type RecentSet } from './recent-sets.js';
export {
  indexOnce,
  indexSets,
  type SearchIndex,
  type SetFilter,
  searchSets,
} from './search-sets.js';
export { type SetAddress, type SetState, setAddress } from './set-address.js';
export {
  countFilters,
  EVERYTHING,
  isNarrowed,
  NO_FILTERS,
  type SetQuery,
  toFilter,
} from './set-query.js';
export { sortOnce } from './sort-sets.js';
export { splitTopics } from './topics.js';
