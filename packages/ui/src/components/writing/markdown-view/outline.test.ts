import { expect, it } from 'vitest';
import { outline } from './outline.js';
import type { TreeNode } from './tree-text.js';

function ranksOf(...tags: string[]): (string | undefined)[] {
  const headings: TreeNode[] = tags.map((tagName) => ({ type: 'element', tagName }));
  outline()({ type: 'root', children: [{ type: 'element', tagName: 'div', children: headings }] });
  return headings.map(({ tagName }) => tagName);
}

it.each([
  [['h1', 'h2', 'h2', 'h3', 'h1'], 'h1 h2 h2 h3 h1'],
  [['h2', 'h3', 'h2'], 'h1 h2 h1'],
  [['h1', 'h3', 'h4', 'h2'], 'h1 h2 h3 h2'],
  [['h3', 'h2', 'h1', 'h6'], 'h1 h1 h1 h2'],
  [['p', 'h6', 'pre'], 'p h1 pre'],
])('closes the gaps of %j', (tags, ranks) => {
  expect(ranksOf(...tags).join(' ')).toBe(ranks);
});
