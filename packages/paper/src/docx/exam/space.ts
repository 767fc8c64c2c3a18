import { HeightRule, Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';
import type { AnswerSpace } from '../../model/paper.js';
import { answerLines } from '../answer-lines.js';
import type { DocxBlock } from '../tables.js';
import { line, numberIndent, textHeight, textWidth } from './style.js';

const PARTS = { third: 1 / 3, half: 1 / 2, page: 0.92 };

/** A frame of its own height, empty. */
function frame(height: number, breakBefore: boolean): DocxBlock[] {
  const width = textWidth - numberIndent;
  const border = line('rule', 4);
  const cell = new TableCell({
    width: { size: width, type: WidthType.DXA },
    borders: { top: border, bottom: border, left: border, right: border },
    children: [new Paragraph({})],
  });
  const small = { children: [], run: { size: 4 } };
  return [
    new Paragraph({ spacing: { after: 60 }, pageBreakBefore: breakBefore, ...small }),
    new Table({
      width: { size: width, type: WidthType.DXA },
      columnWidths: [width],
      indent: { size: numberIndent, type: WidthType.DXA },
      rows: [
        new TableRow({
          cantSplit: true,
          height: { value: Math.round(height), rule: HeightRule.EXACT },
          children: [cell],
        }),
      ],
    }),
    new Paragraph({ spacing: { after: 60 }, ...small }),
  ];
}

/** Room to write an answer in: dotted lines, or a frame as large as its part of a page. */
export function answerSpace(
  space: AnswerSpace,
  size: Parameters<typeof textHeight>[0],
): DocxBlock[] {
  return typeof space === 'number'
    ? answerLines(space, numberIndent, textWidth)
    : frame(textHeight(size) * PARTS[space], space === 'page');
}
