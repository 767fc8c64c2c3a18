export { distinctiveTerms, mostSimilar, shareOf, type TermCounts } from './similar.js';
