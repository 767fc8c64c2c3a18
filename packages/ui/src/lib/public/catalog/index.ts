export { type Catalog, readCatalog } from './read-catalog.js';
export { type Sentence, sentenceOf } from './sentence-of.js';
