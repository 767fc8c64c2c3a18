export { SetList, SetListItem } from './set-list.js';
