import { expect, it } from 'vitest';
import { renderDocx, renderForm, renderTemplate } from '../docx/index.js';
import { type Block, type Paper, type PaperKind, paragraph, plain } from '../model/index.js';
import { renderText } from '../text/index.js';

const INNERMOST: Block[] = [
  paragraph('kata lain'),
  { kind: 'table', head: ['a', 'b'].map(plain), rows: [['kata lain', 'x'].map(plain)] },
  { kind: 'code', lines: ['x = 1'] },
  { kind: 'quote', blocks: [paragraph('kutipan')] },
  { kind: 'rule' },
];

const nested = (depth: number): Block[] =>
  depth === 0
    ? INNERMOST
    : [{ kind: 'list', ordered: depth % 2 === 0, items: [{ blocks: nested(depth - 1) }] }];

const paper: Paper = {
  title: 'Dalam',
  name: 'Dalam',
  facts: [],
  rules: [],
  sections: [
    {
      heading: '',
      notes: [],
      items: [{ number: 1, title: 'Dalam', body: nested(300), options: [], parts: [] }],
    },
  ],
};

type Write = (paper: Paper, kind: PaperKind) => Uint8Array | Promise<Uint8Array>;

it.each<[string, Write]>([
  ['DOCX', renderDocx],
  ['form', renderForm],
  ['template', renderTemplate],
  ['text', renderText],
])('a list of 300 levels ends as %s', async (_, write) => {
  expect((await write(paper, 'questions')).length).toBeGreaterThan(500);
});
