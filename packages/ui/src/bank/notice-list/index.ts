export { NoticeList, type NoticeListProps, type ShownNotice } from './notice-list.js';
