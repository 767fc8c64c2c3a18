export { indexed } from './indexed.js';
export { plainText } from './plain-text.js';
export { queryOf, type WordQuery } from './query.js';
export { pagesWithHits, partsOf } from './snippet.js';
export { stemsOf } from './stems.js';
