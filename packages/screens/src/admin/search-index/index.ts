export { SearchIndexScreen } from './search-index-screen.js';
