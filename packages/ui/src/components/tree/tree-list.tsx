'use client';

import { useId } from 'react';
import type { TreeNode } from './tree-nodes.js';
import { TreeRow } from './tree-row.js';

/** Props of {@link TreeList}. */
export interface TreeListProps {
  nodes: readonly TreeNode[];
  /** What is chosen. */
  value: string | undefined;
  /** The key of the row that Tab leads to. */
  tabStop: string | undefined;
}

/** Rows of one level, each with what it holds. */
export function TreeList({ nodes, ...rest }: TreeListProps) {
  return nodes.map((node) => <TreeBranch key={node.key} node={node} {...rest} />);
}

function TreeBranch({ node, ...rest }: Omit<TreeListProps, 'nodes'> & { node: TreeNode }) {
  const { value, tabStop } = rest;
  const { kind, item, level, position, size, open } = node;
  const groupId = useId();
  return (
    <li role="none" className="ui:block">
      <TreeRow
        {...{ kind, item, level, position, size, open, groupId }}
        selected={kind === 'item' && item.value === value}
        tabStop={node.key === tabStop}
      />
      {open && (
        <ul
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag is a group of a tree
          role="group"
          id={groupId}
          aria-busy={node.nodes[0]?.kind === 'loading' || undefined}
          className="ui:flex ui:flex-col"
        >
          <TreeList nodes={node.nodes} {...rest} />
        </ul>
      )}
    </li>
  );
}
