import { type CSSProperties, memo, useId } from 'react';
import type { TreeNode } from './tree-nodes.js';
import { TreeRow } from './tree-row.js';

export interface TreeListProps {
  nodes: readonly TreeNode[];
  /** The row of what is chosen; `undefined` where it stands in none of the nodes. */
  chosen: TreeNode | undefined;
  /** The row that Tab leads to; `undefined` where it stands in none of the nodes. */
  tabStop: TreeNode | undefined;
}

/** Rows of one level, each with what it holds. */
export function TreeList({ nodes, chosen, tabStop }: TreeListProps) {
  return nodes.map((node) => (
    <TreeBranch
      key={node.key}
      node={node}
      chosen={isWithin(chosen, node) ? chosen : undefined}
      tabStop={isWithin(tabStop, node) ? tabStop : undefined}
    />
  ));
}

function isWithin(row: TreeNode | null | undefined, node: TreeNode): boolean {
  return row?.key === node.key || (row?.parent != null && isWithin(row.parent, node));
}

interface TreeBranchProps extends Omit<TreeListProps, 'nodes'> {
  node: TreeNode;
}

/** Drawn again only when something within it changes: a key moves the focus past hundreds. */
const TreeBranch = memo(function Branch({ node, chosen, tabStop }: TreeBranchProps) {
  const { kind, item, level, position, size, open } = node;
  const groupId = useId();
  return (
    <li role="none" className="ui:block">
      <TreeRow
        {...{ kind, item, level, position, size, open, groupId }}
        selected={node.key === chosen?.key}
        tabStop={node.key === tabStop?.key}
      />
      {open && (
        <ul
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag is a group of a tree
          role="group"
          id={groupId}
          aria-busy={node.nodes[0]?.kind === 'loading' || undefined}
          className="ui:flex ui:flex-col"
          style={{ '--level': level } as CSSProperties}
        >
          <TreeList nodes={node.nodes} chosen={chosen} tabStop={tabStop} />
        </ul>
      )}
    </li>
  );
});
