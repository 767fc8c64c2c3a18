import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readMarkdown } from './read-markdown.js';

const formulasIn = (source: string) =>
  readMarkdown(source).flatMap((block) =>
    block.kind === 'paragraph'
      ? block.text.flatMap((part) => (part.kind === 'formula' ? [part.tex] : []))
      : [],
  );

it.each([
  ['Kompleksitas $O(n^2)$ dan $n$.', ['O(n^2)', 'n']],
  ['($\\frac{1}{2}$), **$x*y$**', ['\\frac{1}{2}', 'x*y']],
  ['$a\nb$ $\\$5$', ['a\nb', '\\$5']],
  ['Biaya $5 dan $6, atau US$7.', []],
  ['Antara $5-$6, $20,000 sampai $30,000.', []],
  ['Variabel $nama dan `$umur`.', []],
  ['Harga \\$x\\$ pas, $ x $.', []],
  ['$$x$$ dan $y$', ['x', 'y']],
])('%s', (source, formulas) => {
  expect(formulasIn(source)).toEqual(formulas);
});

it('reads as pages do', () => {
  const own = readFileSync(new URL('single-dollars.ts', import.meta.url), 'utf8');
  const pages = '../../../ui/src/components/writing/markdown-view/single-dollars.ts';
  expect(readFileSync(new URL(pages, import.meta.url), 'utf8')).toBe(own);
});
