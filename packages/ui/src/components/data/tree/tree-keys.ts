import type { TreeNode } from './tree-nodes.js';

/** Action of a key in a tree. */
export interface TreeMove {
  /** The row that the focus goes to. */
  to?: TreeNode;
  /** Items that are opened. */
  open?: readonly TreeNode[];
  /** An item that is closed. */
  close?: TreeNode;
}

/**
 * Action of a key by the pattern "Tree View" of the ARIA Authoring Practices.
 *
 * @param rows from top to bottom, those that are shown
 * @param at the one with the focus
 * @returns `null` for a key that means nothing in a tree
 */
export function treeMove(
  key: string,
  rows: readonly TreeNode[],
  at: TreeNode,
  rightToLeft: boolean,
): TreeMove | null {
  const [inward, outward] = rightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const index = rows.indexOf(at);
  switch (key) {
    case 'ArrowDown':
      return goTo(rows[index + 1]);
    case 'ArrowUp':
      return goTo(rows[index - 1]);
    case 'Home':
      return goTo(rows[0]);
    case 'End':
      return goTo(rows.at(-1));
    case inward:
      return canOpen(at) ? { open: [at] } : goTo(at.nodes[0]);
    case outward:
      return at.open && !at.item.disabled ? { close: at } : goTo(at.parent);
    case '*':
      return { open: rows.filter((row) => row.parent === at.parent && canOpen(row)) };
    default:
      return null;
  }
}

/** Whether an item is closed and may be opened. */
export function canOpen({ open, item }: TreeNode): boolean {
  return open === false && !item.disabled;
}

function goTo(row: TreeNode | null | undefined): TreeMove {
  return row ? { to: row } : {};
}

/**
 * The next row whose label begins with what was typed, beginning anew at the top; the same letter again and
 * again goes from one to the next.
 */
export function typedRow(
  typed: string,
  rows: readonly TreeNode[],
  at: TreeNode,
): TreeNode | undefined {
  const text = typed.toLocaleLowerCase();
  const again = [...text].every((letter) => letter === text[0]);
  const wanted = again ? text.slice(0, 1) : text;
  // Further typing stays at a row that still matches.
  const from = rows.indexOf(at) + (again ? 1 : 0);
  return [...rows.slice(from), ...rows.slice(0, from)].find(
    ({ kind, item }) => kind === 'item' && item.label.toLocaleLowerCase().startsWith(wanted),
  );
}
