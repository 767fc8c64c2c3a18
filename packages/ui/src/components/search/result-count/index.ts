export { ResultCount } from './result-count.js';
