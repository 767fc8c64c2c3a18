export { useMergedRef } from './merged-ref.js';
