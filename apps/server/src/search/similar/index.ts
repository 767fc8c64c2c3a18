export { mostSimilar, shareOf, type TermCounts, tellingTerms } from './similar.js';
