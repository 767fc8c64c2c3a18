export type { ResultsState } from '../../model/sets/results-state.js';
export { CURSOR } from '../../model/sets/set-list-address.js';
export type { FloatingHrefs, StateChange } from '../index.js';
export { SearchLoadingView } from './search-loading-view.js';
export { SearchScreen, type SearchScreenProps } from './search-screen.js';
export {
  type SearchState,
  type SearchViewMode,
  searchAddress,
} from './search-state.js';
export { SearchView, type SearchViewProps } from './search-view.js';
