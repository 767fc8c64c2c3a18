export * from './question-card/index.js';
export * from './question-content/index.js';
export * from './question-editor/index.js';
export * from './question-import-table/index.js';
export * from './question-row/index.js';
