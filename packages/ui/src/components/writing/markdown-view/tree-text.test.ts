import { expect, it } from 'vitest';
import { textOf, textsOf } from './tree-text.js';

const text = (value: string) => ({ type: 'text', value });
const element = (tagName: string, ...children: object[]) => ({
  type: 'element',
  tagName,
  children: children as never[],
});
const table = element(
  'table',
  element(
    'thead',
    element(
      'tr',
      element('th', text('Nama')),
      element('th', text('Big '), element('em', text('O'))),
    ),
  ),
  element('tbody', element('tr', element('td', text('Merge sort')))),
);

it('joins the text of an element', () => {
  expect(textOf(element('th', text('Big '), element('em', text('O'))))).toBe('Big O');
});

it('names the columns of a table', () => {
  expect(textsOf(table, 'th')).toEqual(['Nama', 'Big O']);
});

it('finds nothing where there is nothing', () => {
  expect(textsOf(element('hr'), 'th')).toEqual([]);
});
