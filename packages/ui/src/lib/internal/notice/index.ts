export { NOTICE_ROW, Notice, type NoticeProps, noticeStyle } from './notice.js';
