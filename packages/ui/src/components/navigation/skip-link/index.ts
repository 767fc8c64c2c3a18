export { SkipLink } from './skip-link.js';
