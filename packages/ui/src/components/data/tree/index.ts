export { Tree } from './tree.js';
export type { TreeItem } from './tree-nodes.js';
