export { SortMenu, type SortMenuProps, type SortOrder } from './sort-menu.js';
