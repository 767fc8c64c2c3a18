export * from './comment-thread/index.js';
export * from './notice-list/index.js';
export * from './report-dialog/index.js';
