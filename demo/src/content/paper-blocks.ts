import { type Block as PaperBlock, paragraph } from '@bank-soal/paper/model';
import type { Block } from './model.js';
import { readMarks } from './read-marks.js';

function paperBlock(block: Block): PaperBlock {
  if (typeof block === 'string') return paragraph(readMarks(block));
  switch (block.kind) {
    case 'code':
      return { kind: 'code', lines: block.lines };
    case 'list': {
      const items = block.items.map((item) => ({ blocks: [paragraph(readMarks(item))] }));
      return { kind: 'list', ordered: false, items };
    }
    case 'table':
      return {
        kind: 'table',
        head: block.head.map(readMarks),
        rows: block.rows.map((row) => row.map(readMarks)),
        caption: block.caption,
      };
  }
}

/** What a question of the demo is made of, as a paper has it. */
export const paperBlocks = (blocks: readonly Block[]): PaperBlock[] => blocks.map(paperBlock);
