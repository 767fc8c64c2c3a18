import type { TreeNode } from './tree-text.js';

const HEADING = /^h([1-6])$/;

/**
 * Gives the headings of a text the ranks of an outline without gaps: one that begins with `##`, or
 * jumps from `#` to `###`, would leave holes in the outline of the page.
 */
export function outline() {
  return (tree: TreeNode): void => {
    const above: number[] = [];
    visit(tree, (heading, rank) => {
      while ((above.at(-1) ?? 0) >= rank) above.pop();
      above.push(rank);
      heading.tagName = `h${above.length}`;
    });
  };
}

function visit(node: TreeNode, change: (heading: TreeNode, rank: number) => void): void {
  const [, rank] = HEADING.exec(node.tagName ?? '') ?? [];
  if (rank) change(node, Number(rank));
  for (const child of node.children ?? []) visit(child, change);
}
