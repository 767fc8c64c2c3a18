export { NoticeList } from './notice-list.js';
