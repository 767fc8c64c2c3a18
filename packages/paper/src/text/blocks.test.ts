import { expect, test } from 'vitest';
import { paragraph, type TableBlock } from '../model/block.js';
import { plain } from '../model/inline.js';
import { blockLines, hangingLines, wrapText } from './blocks.js';

const table = (head: string[], ...rows: string[][]): TableBlock => ({
  kind: 'table',
  head: head.map(plain),
  rows: rows.map((row) => row.map(plain)),
});

test('wraps at spaces only', () => {
  expect(wrapText('satu dua tiga', 8)).toEqual(['satu dua', 'tiga']);
  expect(wrapText('satu\u00a0dua tiga', 8)).toEqual(['satu\u00a0dua', 'tiga']);
  expect(wrapText('kata-yang-sangat-panjang ya', 8)).toEqual(['kata-yang-sangat-panjang', 'ya']);
});

test('further lines align with the text', () => {
  expect(hangingLines('a. ', plain('satu dua'), 8)).toEqual(['a. satu', '   dua']);
});

test('draws a table, a listing and a list', () => {
  const list = { kind: 'list', ordered: false, items: [{ blocks: [paragraph('satu')] }] } as const;
  const code = { kind: 'code', lines: ['SELECT 1;'] } as const;
  expect(blockLines([table(['nim', 'nama'], ['1', 'Ani']), code, list], 78)).toEqual([
    '+-----+------+',
    '| nim | nama |',
    '+-----+------+',
    '| 1   | Ani  |',
    '+-----+------+',
    '',
    '  1 | SELECT 1;',
    '',
    '- satu',
    '',
  ]);
});

test('a wide table gives way to the width', () => {
  const lines = blockLines([table(['a', 'b'], ['kata '.repeat(20), 'x'])], 40);
  expect(Math.max(...lines.map((line) => line.length))).toBe(40);
});
