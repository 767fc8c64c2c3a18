export * from './filter-bar/index.js';
export * from './filter-chips/index.js';
export * from './filter-dialog/index.js';
export * from './result-count/index.js';
export * from './updated-date/index.js';
