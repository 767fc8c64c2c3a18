import { Math as DocxMath } from 'docx';
import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../markdown/read-markdown.js';
import type { Paper, PaperItem } from '../model/paper.js';
import { formulasFor } from './write-document.js';

const paper = (item: Partial<PaperItem>): Paper => ({
  title: '',
  name: '',
  facts: [],
  rules: [],
  sections: [
    {
      heading: '',
      notes: [],
      items: [{ number: 1, title: '', body: [], options: [], parts: [], ...item }],
    },
  ],
});

const CELL = '| a |\n| --- |\n| [$$x$$](https://contoh.ac.id) |';
const part = { label: '', points: 1, ask: [], answer: [], cases: [] };

describe('what draws formulas', () => {
  it.each<[string, Partial<PaperItem>]>([
    ['a line', { body: readMarkdown('lalu $$x^2$$') }],
    ['a link in a cell in an answer', { parts: [{ ...part, answer: readMarkdown(CELL) }] }],
    ['a quote in a list', { body: readMarkdown('- > $$\n  > x\n  > $$') }],
    ['an option', { options: [[{ kind: 'formula', tex: 'x' }]] }],
  ])('is there for one in %s', async (_, item) => {
    const formula = await formulasFor(paper(item));
    expect(formula('x^2', false)).toBeInstanceOf(DocxMath);
  });

  it('is not loaded for a paper without', async () => {
    const formula = await formulasFor(paper({ body: readMarkdown('Biaya $5.') }));
    expect(() => formula('x', false)).toThrow('nobody had seen');
  });
});
