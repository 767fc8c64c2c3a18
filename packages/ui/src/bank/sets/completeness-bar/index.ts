export { CompletenessBar, type CompletenessBarProps } from './completeness-bar.js';
