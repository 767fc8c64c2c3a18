import { expect, it } from 'vitest';
import type { Block } from '../model/block.js';
import { paragraph } from '../model/block.js';
import { plain, run } from '../model/inline.js';
import { readMarkdown } from './read-markdown.js';

const item = (text: string) => ({ blocks: [paragraph(text)] });

it.each<[string, Block[]]>([
  ['satu\nbaris', [paragraph('satu baris')]],
  ['a  \nb', [paragraph([run('a'), { kind: 'break' }, run('b')])]],
  ['**a *b***', [paragraph([run('a ', 'strong'), run('b', 'strong', 'emphasis')])]],
  ['~~a~~ `b*`', [paragraph([run('a', 'strike'), run(' '), run('b*', 'code')])]],
  ['Rp $5 dan $$x^2$$', [paragraph([run('Rp $5 dan '), { kind: 'formula', tex: 'x^2' }])]],
  [
    '[a](https://contoh.ac.id)',
    [paragraph([{ kind: 'link', href: 'https://contoh.ac.id', text: plain('a') }])],
  ],
  ['![peta](https://contoh.ac.id/p.png)', [paragraph([run('peta', 'emphasis')])]],
  ['Antara $5-$6, $nama dan $umur', [paragraph('Antara $5-$6, $nama dan $umur')]],
  ['O($n$) \\$x$', [paragraph([run('O('), { kind: 'formula', tex: 'n' }, run(') $x$')])]],
  ['a <b>c</b>', [paragraph([run('a '), run('<b>'), run('c'), run('</b>')])]],
  ['vector<int> v', [paragraph([run('vector'), run('<int>'), run(' v')])]],
  ['satu<br>baris', [paragraph([run('satu'), run('<br>'), run('baris')])]],
  [
    '<div>\n  a\n</div>',
    [paragraph([run('<div>'), { kind: 'break' }, run('a'), { kind: 'break' }, run('</div>')])],
  ],
  ['a <!-- rahasia -->', [paragraph([run('a '), run('')])]],
  ['<!-- rahasia -->', []],
  ['## a', [{ kind: 'heading', level: 2, text: plain('a') }]],
  ['```c\nint x;\n\ny\n```', [{ kind: 'code', lines: ['int x;', '', 'y'] }]],
  ['$$\nx\n$$', [{ kind: 'formula', tex: 'x' }]],
  ['1. a\n2. b', [{ kind: 'list', ordered: true, items: [item('a'), item('b')] }]],
  [
    '- [x] a\n- [ ] b',
    [
      {
        kind: 'list',
        ordered: false,
        items: [
          { ...item('a'), done: true },
          { ...item('b'), done: false },
        ],
      },
    ],
  ],
  [
    '| a | b |\n|---|---|\n| c | d |',
    [{ kind: 'table', head: ['a', 'b'].map(plain), rows: [['c', 'd'].map(plain)] }],
  ],
  ['> a', [{ kind: 'quote', blocks: [paragraph('a')] }]],
  ['---', [{ kind: 'rule' }]],
])('reads %j', (source, blocks) => {
  expect(readMarkdown(source)).toEqual(blocks);
});
