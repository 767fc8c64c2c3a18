/** As much of a parsed element as is read here. */
export interface TreeNode {
  type: string;
  tagName?: string;
  value?: string;
  children?: TreeNode[];
}

/** The text of an element. */
export function textOf(node: TreeNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}

/** The texts of all elements with this tag, in order. */
export function textsOf(node: TreeNode, tagName: string): string[] {
  if (node.tagName === tagName) return [textOf(node).trim()];
  return (node.children ?? []).flatMap((child) => textsOf(child, tagName));
}
