export * from './document-pair/index.js';
export * from './drop-anywhere/index.js';
export * from './file-button/index.js';
export * from './file-row/index.js';
export * from './file-slot/index.js';
export * from './text-preview/index.js';
export * from './unsupported-preview/index.js';
