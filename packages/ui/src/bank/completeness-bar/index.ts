export { type Completeness, completeness } from './completeness.js';
export { CompletenessBar, type CompletenessBarProps } from './completeness-bar.js';
