export { mergeRefs } from './merge-refs.js';
export { useMergedRef } from './use-merged-ref.js';
