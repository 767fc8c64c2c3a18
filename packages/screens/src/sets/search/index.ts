export { CURSOR } from '../../model/sets/set-list-address.js';
export { SearchLoadingView } from './search-loading-view.js';
export { SearchScreen, type SearchScreenProps } from './search-screen.js';
export { searchAddress } from './search-state.js';
export { SearchView } from './search-view.js';
