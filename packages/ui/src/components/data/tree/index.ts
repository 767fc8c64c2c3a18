export { Tree, type TreeProps } from './tree.js';
export type { TreeItem } from './tree-nodes.js';
