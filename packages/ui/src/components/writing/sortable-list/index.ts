export { moveItem } from './move-item.js';
export { SortableList } from './sortable-list.js';
