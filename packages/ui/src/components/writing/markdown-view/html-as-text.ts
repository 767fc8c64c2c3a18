/** Any node of a text in Markdown. */
interface Node {
  type: string;
  value?: string;
  children?: Node[];
}

const COMMENT = /<!--[^]*?-->/g;

function asText(node: Node, isBlock: boolean): Node {
  if (node.type === 'html') {
    const text = { type: 'text', value: (node.value ?? '').replace(COMMENT, '') };
    return isBlock ? { type: 'paragraph', children: [text] } : text;
  }
  const isOfBlocks = ['root', 'blockquote', 'listItem', 'footnoteDefinition'].includes(node.type);
  return node.children
    ? { ...node, children: node.children.map((child) => asText(child, isOfBlocks)) }
    : node;
}

/** Shows angle brackets as they were typed (`#include <iostream>`), instead of dropping them; comments stay hidden. */
export const htmlAsText = () => (tree: object) => asText(tree as Node, false) as never;
