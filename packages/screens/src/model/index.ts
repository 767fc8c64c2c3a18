export type { SetFilter } from '@bank-soal/contract/set-filter';
export { indexSets, type SearchIndex, searchSets } from '@bank-soal/contract/set-search';
export { activeFilters, withoutFilter } from './active-filters.js';
export { completenessOf } from './completeness.js';
export { DEFAULT_FILTERS, type FilterLists } from './default-filters.js';
export type { FailedLoad, LoadState } from './load-state.js';
export {
  filesOf,
  type QuestionSet,
  type SetFile,
  toQuestionSet,
} from './question-set.js';
export { type RecentSet } from './recent-sets.js';
export { indexOnce } from './search-sets.js';
export {
  createSetListAddress,
  type SetListAddress,
  type SetListState,
} from './set-list-address.js';
export {
  countFilters,
  EVERYTHING,
  isNarrowed,
  NO_FILTERS,
  type SetQuery,
  toFilter,
} from './set-query.js';
export { sortOnce } from './sort-sets.js';
export { type FilterChip } from './word-chips.js';
