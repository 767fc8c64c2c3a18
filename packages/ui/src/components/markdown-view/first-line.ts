import { type TreeNode, textOf } from './tree-text.js';

interface Element extends TreeNode {
  properties?: { alt?: string; className?: unknown };
}

const BLOCK = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'td', 'th']);
/** What stays of what stands in a line. No link: a line names what is pressed as a whole. */
const INLINE = new Set(['em', 'strong', 'del', 'code']);
const LEFT_OUT = new Set(['input', 'sup']);
const BREAK = '\n';

const saysSomething = (line: string) => /[\p{L}\p{N}]/u.test(line);
const text = (value: string): Element => ({ type: 'text', value });

/** All that may be a line, in order: an item of a list is one, or holds some. */
function blocksOf(node: Element): Element[] {
  if (BLOCK.has(node.tagName ?? '')) return [node];
  const inner = (node.children ?? []).flatMap(blocksOf);
  return inner.length === 0 && node.tagName === 'li' ? [node] : inner;
}

function inline(node: Element): Element[] {
  const { tagName = '', properties, value, children = [] } = node;
  if (tagName === 'img') return [text(properties?.alt ?? '')];
  if (tagName === 'br') return [text(BREAK)];
  if (LEFT_OUT.has(tagName)) return [];
  if (value !== undefined) return value.split(/(\n)/).map(text);
  if (tagName !== 'code') {
    const within = children.flatMap(inline);
    return INLINE.has(tagName) ? [{ ...node, children: within }] : within;
  }
  if (String(properties?.className).includes('math')) {
    return [{ ...node, properties: { className: ['language-math', 'math-inline'] } }];
  }
  const line = textOf(node).split(BREAK).find(saysSomething);
  return [{ ...node, children: [text(line ?? textOf(node))] }];
}

function lineOf(block: Element): Element[] {
  let line: Element[] = [];
  for (const part of (block.children ?? []).flatMap(inline)) {
    if (part.value !== BREAK) line.push(part);
    else if (line.some((one) => saysSomething(textOf(one)))) break;
    else line = [];
  }
  return line;
}

/** Leaves of a text the first line that says something, to be rendered within a line. */
export const firstLine = () => (tree: Element) => {
  const lines = blocksOf(tree).map(lineOf);
  tree.children =
    lines.find((line) => line.some((one) => saysSomething(textOf(one)))) ?? lines[0] ?? [];
};
