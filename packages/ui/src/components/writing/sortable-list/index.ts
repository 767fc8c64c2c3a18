export { moveItem } from './move-item.js';
export { SortableList, type SortableListProps } from './sortable-list.js';
