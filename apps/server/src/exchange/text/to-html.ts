import { toHtml as stringify } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { inMoodle } from './formulas.js';
import { type Node, parseMarkdown } from './markdown.js';

const HOLDERS: ReadonlySet<string> = new Set(['root', 'blockquote', 'listItem']);

/** Formulas as texts in Moodle's signs, and angle brackets as they were typed. */
function withFormulas(node: Node): Node {
  if (node.type === 'inlineMath') return { type: 'text', value: inMoodle(node.value, false) };
  if (node.type === 'math') {
    const value = inMoodle(node.value, true);
    return { type: 'paragraph', children: [{ type: 'text', value }] };
  }
  if (!('children' in node)) return node;
  const children = node.children.map((child): Node => {
    if (child.type !== 'html') return withFormulas(child);
    const text = { type: 'text', value: child.value } as const;
    return HOLDERS.has(node.type) ? { type: 'paragraph', children: [text] } : text;
  });
  return { ...node, children } as Node;
}

/** HTML of the bank's Markdown, for Moodle; what is HTML in it is a text there. */
export function toHtml(markdown: string): string {
  const html = stringify(toHast(withFormulas(parseMarkdown(markdown)))).trim();
  return html === '' && markdown !== ''
    ? stringify({ type: 'text', value: markdown }).trim()
    : html;
}
