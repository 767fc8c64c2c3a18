export { type Change, ChangeList, type ChangeListProps } from './change-list.js';
