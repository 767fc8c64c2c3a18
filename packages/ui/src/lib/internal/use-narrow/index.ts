export { useNarrow } from './use-narrow.js';
