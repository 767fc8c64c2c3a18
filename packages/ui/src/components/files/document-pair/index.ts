export { DocumentPair, type DocumentPart } from './document-pair.js';
