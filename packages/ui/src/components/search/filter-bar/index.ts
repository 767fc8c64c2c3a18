export { FilterBar } from './filter-bar.js';
