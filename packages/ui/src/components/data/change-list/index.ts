export { type Change, ChangeList } from './change-list.js';
