export {
  DocumentPair,
  type DocumentPairProps,
  type DocumentPairView,
  type DocumentPart,
} from './document-pair.js';
