export { FileIcon } from './file-icon.js';
export { extension, type FileKind, fileKind } from './file-kind.js';
export { FileRow, type FileRowProps } from './file-row.js';
