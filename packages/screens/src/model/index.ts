export type { SetFilter } from '@bank-soal/contract/sets';
export { indexSets, type SearchIndex, searchSets } from '@bank-soal/contract/sets';
export type { FailedLoad, LoadState } from './load-state.js';
export { activeFilters, withoutFilter } from './sets/active-filters.js';
export { completenessOf } from './sets/completeness.js';
export { DEFAULT_FILTERS, type FilterLists } from './sets/default-filters.js';
export {
  filesOf,
  type QuestionSet,
  type SetFile,
  toQuestionSet,
} from './sets/question-set.js';
export { type RecentSet } from './sets/recent-sets.js';
export { indexOnce } from './sets/search-sets.js';
export {
  createSetListAddress,
  type SetListAddress,
  type SetListState,
} from './sets/set-list-address.js';
export {
  countFilters,
  EVERYTHING,
  isNarrowed,
  NO_FILTERS,
  type SetQuery,
  toFilter,
} from './sets/set-query.js';
export { sortOnce } from './sets/sort-sets.js';
export { type FilterChip } from './word-chips.js';
