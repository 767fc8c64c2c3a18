import { expect, test } from 'vitest';
import { code, list, table } from '../content/model.js';
import { blockLines, hangingLines, wrapText } from './text-blocks.js';

test('wraps at spaces only', () => {
  expect(wrapText('satu dua tiga', 8)).toEqual(['satu dua', 'tiga']);
  expect(wrapText('satu\u00a0dua tiga', 8)).toEqual(['satu\u00a0dua', 'tiga']);
  expect(wrapText('kata-yang-sangat-panjang ya', 8)).toEqual(['kata-yang-sangat-panjang', 'ya']);
});

test('further lines align with the text', () => {
  expect(hangingLines('a. ', 'satu dua', 8)).toEqual(['a. satu', '   dua']);
});

test('draws a table, a listing and a list', () => {
  const blocks = [table('nim | nama\n1 | Ani'), code('sql', 'SELECT 1;'), list('satu')];
  expect(blockLines(blocks, 78)).toEqual([
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
  const lines = blockLines([table(`a | b\n${'kata '.repeat(20)} | x`)], 40);
  expect(Math.max(...lines.map((line) => line.length))).toBe(40);
});
