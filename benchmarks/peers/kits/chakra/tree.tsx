import { createTreeCollection, TreeView } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { TreeProps } from '../../page/parts-kit.js';

interface Node {
  id: string;
  name: string;
  leaves?: Node[];
}

/** Its rows of branches have no focus: what is in them does. */
export const treeRow = '[data-part=branch-control]';

export function Tree({ label, branches, open }: TreeProps) {
  const collection = useMemo(
    () =>
      createTreeCollection<Node>({
        nodeToValue: (node) => node.id,
        nodeToString: (node) => node.name,
        nodeToChildren: (node) => node.leaves ?? [],
        rootNode: { id: 'root', name: '', leaves: branches },
      }),
    [branches],
  );
  return (
    <TreeView.Root collection={collection} defaultExpandedValue={open} lazyMount unmountOnExit>
      <TreeView.Label>{label}</TreeView.Label>
      <TreeView.Tree>
        <TreeView.Node<Node>
          render={({ node, nodeState }) =>
            nodeState.isBranch ? (
              <TreeView.BranchControl>
                <TreeView.BranchIndicator />
                <TreeView.BranchText>{node.name}</TreeView.BranchText>
              </TreeView.BranchControl>
            ) : (
              <TreeView.Item>
                <TreeView.ItemText>{node.name}</TreeView.ItemText>
              </TreeView.Item>
            )
          }
        />
      </TreeView.Tree>
    </TreeView.Root>
  );
}
