export { useCoverOf } from './use-cover-of.js';
