export type { FloatingHrefs } from '../floating-links.js';
export type { ResultsState } from '../results/search-results.js';
export { SearchLoadingView } from './search-loading-view.js';
export { SearchScreen, type SearchScreenProps } from './search-screen.js';
export {
  type SearchState,
  type SearchViewMode,
  type StateChange,
  searchAddress,
} from './search-state.js';
export { SearchView, type SearchViewProps } from './search-view.js';
