export type { FileQuery } from '../../model/search/file-query.js';
export type { PagePlace } from '../../model/search/file-results.js';
export type { FloatingHrefs, StateChange } from '../index.js';
export { FileHits, type FileHitsProps } from './file-hits.js';
export type { FileResultHrefs, FileResultsState } from './file-results.js';
export { FileSearchScreen, type FileSearchScreenProps } from './file-search-screen.js';
export { fileSearchAddress } from './file-search-state.js';
export { FileSearchView, type FileSearchViewProps } from './file-search-view.js';
