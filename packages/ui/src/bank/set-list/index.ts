export { SetList, SetListItem } from './set-list-item.js';
