export { SetList, type SetListProps } from './set-list.js';
export { SetListItem, type SetListItemProps } from './set-list-item.js';
