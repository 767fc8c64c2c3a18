import { toHtml as stringify } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { inMoodle } from './formulas.js';
import { type Node, parseMarkdown } from './markdown.js';

/** Formulas as texts, in Moodle's signs. */
function withFormulas(node: Node): Node {
  if (node.type === 'inlineMath') return { type: 'text', value: inMoodle(node.value, false) };
  if (node.type === 'math') {
    const value = inMoodle(node.value, true);
    return { type: 'paragraph', children: [{ type: 'text', value }] };
  }
  if (!('children' in node)) return node;
  return { ...node, children: node.children.map(withFormulas) } as Node;
}

/** HTML of the bank's Markdown, for Moodle. HTML within it is left out, unless nothing else is there. */
export function toHtml(markdown: string): string {
  const html = stringify(toHast(withFormulas(parseMarkdown(markdown)))).trim();
  return html === '' && markdown !== ''
    ? stringify({ type: 'text', value: markdown }).trim()
    : html;
}
