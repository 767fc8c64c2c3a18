export { mergeRefs, useMergedRef } from './merge-refs.js';
