export { SearchScreen, type SearchScreenProps } from './search-screen.js';
export type { SearchState, StateChange } from './search-state.js';
export { SearchView, type SearchViewProps } from './search-view.js';
