export { SetList } from './set-list.js';
export { SetListItem } from './set-list-item.js';
