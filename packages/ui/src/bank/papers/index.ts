export * from './paper-head-form/index.js';
export * from './paper-preview/index.js';
export * from './paper-row/index.js';
export * from './paper-sections/index.js';
export * from './points-total/index.js';
