import { expect, test } from 'vitest';
import { plain, plainText, run, runsOf, splitLines } from './inline.js';

test('plain text keeps the meaning of powers', () => {
  const text = [
    run('n', 'code'),
    run(' bit memberi 2'),
    run('n', 'super'),
    run(' nilai, x'),
    run('1', 'sub'),
    run(' dan x'),
    run('ij', 'sub'),
  ];
  expect(plainText(text)).toBe('n bit memberi 2^n nilai, x1 dan x_ij');
});

test('what is only drawn as runs loses no word', () => {
  const link = { kind: 'link', href: 'https://contoh.ac.id', text: plain('tautan') } as const;
  expect(runsOf([link, { kind: 'formula', tex: 'x^2' }])).toEqual([
    run('tautan'),
    run('x^2', 'code'),
  ]);
});

test('breaks stand between lines', () => {
  expect(splitLines([run('a'), { kind: 'break' }, run('b')])).toEqual([plain('a'), plain('b')]);
});
