export { type ActiveFilter, FilterChips, type FilterChipsProps } from './filter-chips.js';
