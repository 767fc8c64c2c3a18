export { FileIcon } from './file-icon.js';
export { fileKind } from './file-kind.js';
export { FileRow } from './file-row.js';
