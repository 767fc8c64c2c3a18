export { FileHits, type FileHitsProps } from './file-hits.js';
export { FileSearchScreen, type FileSearchScreenProps } from './file-search-screen.js';
export { fileSearchAddress } from './file-search-state.js';
