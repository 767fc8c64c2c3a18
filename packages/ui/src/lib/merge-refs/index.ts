export { mergeRefs } from './merge-refs.js';
