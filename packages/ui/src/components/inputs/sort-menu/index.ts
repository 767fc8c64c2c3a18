export { SortMenu, type SortOrder } from './sort-menu.js';
