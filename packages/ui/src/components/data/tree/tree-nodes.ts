import type { ReactNode } from 'react';

/** One item of a `Tree`. */
export interface TreeItem {
  /** Tells it from every other item of the tree. */
  value: string;
  /** Its name, and what typing looks for. */
  label: string;
  /** Stands before the label; decorative. */
  icon?: ReactNode;
  /** Stands at the end of the row, and belongs to its name: a number of pages. */
  detail?: ReactNode;
  /** Where it leads; the host's link component receives it. */
  href?: string;
  /** Called when it is pressed. */
  onSelect?: () => void;
  /**
   * It is shown and read, and can neither be chosen nor opened.
   * @default false
   */
  disabled?: boolean;
  /**
   * `false` for what only holds others: pressing it opens and closes it.
   * @default true
   */
  selectable?: boolean;
  /** Children; a function is called when the item is first expanded, and again after a failure. */
  children?: readonly TreeItem[] | (() => Promise<readonly TreeItem[]>);
}

/** Loaded items: absent while they load. */
export type LoadedItems = ReadonlyMap<string, readonly TreeItem[] | 'failed'>;

/** One row of a tree: an item, or what stands in the place of items that are not there. */
export interface TreeNode {
  /** Tells it from every other row. */
  key: string;
  kind: 'item' | 'loading' | 'failed' | 'empty';
  /** The item; of another row the one that is opened. */
  item: TreeItem;
  /** From 1. */
  level: number;
  /** Among its siblings, from 1. */
  position: number;
  /** How many siblings there are, itself among them. */
  size: number;
  parent: TreeNode | null;
  /** Absent where it holds nothing. */
  open?: boolean;
  /** The rows below it that are shown. */
  nodes: readonly TreeNode[];
}

/** The rows of a tree as it stands. */
export function treeNodes(
  items: readonly TreeItem[],
  expanded: ReadonlySet<string>,
  loaded: LoadedItems,
  parent: TreeNode | null = null,
): readonly TreeNode[] {
  return items.map((item, index) => {
    const node: TreeNode = {
      key: `item:${item.value}`,
      kind: 'item',
      item,
      level: (parent?.level ?? 0) + 1,
      position: index + 1,
      size: items.length,
      parent,
      nodes: [],
    };
    const { children } = item;
    if (!children?.length && typeof children !== 'function') return node;
    node.open = expanded.has(item.value);
    if (!node.open) return node;
    const below = typeof children === 'function' ? loaded.get(item.value) : children;
    const kind = kindInPlaceOf(below);
    node.nodes = kind
      ? [instead(kind, node)]
      : treeNodes(below as readonly TreeItem[], expanded, loaded, node);
    return node;
  });
}

function kindInPlaceOf(items: readonly TreeItem[] | 'failed' | undefined) {
  if (items === undefined) return 'loading';
  if (items === 'failed') return 'failed';
  return items.length === 0 && 'empty';
}

function instead(kind: TreeNode['kind'], parent: TreeNode): TreeNode {
  const { item, level } = parent;
  return {
    key: `${kind}:${item.value}`,
    kind,
    item,
    level: level + 1,
    position: 1,
    size: 1,
    parent,
    nodes: [],
  };
}

/** The rows from top to bottom. */
export function inOrder(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.flatMap((node) => [node, ...inOrder(node.nodes)]);
}
