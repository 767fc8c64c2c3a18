export type { OnSignedOut, SignedOutReason } from '../shared/index.js';
export { SearchIndexScreen, type SearchIndexScreenProps } from './search-index-screen.js';
export {
  SearchIndexView,
  type SearchIndexViewProps,
  type SearchIndexViewState,
} from './search-index-view.js';
