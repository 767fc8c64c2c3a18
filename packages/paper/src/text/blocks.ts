import {
  type Block,
  type CodeBlock,
  type ListBlock,
  pictureName,
  type TableBlock,
} from '../model/block.js';
import { plainText, type RichText, splitLines } from '../model/inline.js';

export const textWidth = 78;

/** Breaks at spaces, not at no-break ones; a longer word keeps a line of its own. */
export function wrapText(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[ \n]+/).filter(Boolean)) {
    if (line && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
}

export const indentLines = (lines: string[], indent: string): string[] =>
  lines.map((line) => (line ? indent + line : ''));

const richLines = (text: RichText, width: number): string[] =>
  splitLines(text).flatMap((line) => wrapText(plainText(line), width));

/** The first line carries the mark, the others align with its text. */
export function hangingLines(mark: string, text: RichText, width: number): string[] {
  const indent = ' '.repeat(mark.length);
  const [first = '', ...rest] = richLines(text, width - mark.length);
  return [mark + first, ...indentLines(rest, indent)];
}

const codeLines = ({ lines }: Pick<CodeBlock, 'lines'>): string[] => {
  const digits = String(lines.length).length;
  return lines.map((line, index) => `  ${String(index + 1).padStart(digits)} | ${line}`.trimEnd());
};

/** The widest columns give way until the table fits. */
function columnWidths(rows: string[][], width: number): number[] {
  const count = rows[0]?.length ?? 0;
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(1, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const frame = 3 * count + 1;
  while (widths.reduce((sum, value) => sum + value, frame) > width && Math.max(...widths) > 8) {
    const widest = widths.indexOf(Math.max(...widths));
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return widths;
}

function tableLines(block: TableBlock, width: number): string[] {
  const rows = [block.head, ...block.rows].map((row) =>
    block.head.map((_, column) => plainText(row[column] ?? [])),
  );
  const widths = columnWidths(rows, width);
  const rule = `+${widths.map((value) => '-'.repeat(value + 2)).join('+')}+`;
  const drawn = rows.flatMap((row, index) => {
    const cells = row.map((cell, column) => wrapText(cell, widths[column] ?? 0));
    const height = Math.max(...cells.map((lines) => lines.length));
    const lines = Array.from(
      { length: height },
      (_, line) =>
        `| ${cells.map((cell, column) => (cell[line] ?? '').padEnd(widths[column] ?? 0)).join(' | ')} |`,
    );
    return index === 0 ? [rule, ...lines, rule] : lines;
  });
  return [...(block.caption ? [`Tabel ${block.caption}`] : []), ...drawn, rule];
}

/** A mark before the first of the lines, the others below its text. */
function marked(mark: string, [first = '', ...rest]: string[]): string[] {
  return [mark + first, ...indentLines(rest, ' '.repeat(mark.length))];
}

function listLines({ ordered, items }: ListBlock, width: number): string[] {
  return items.flatMap(({ blocks, done }, index) => {
    const box = done === undefined ? '' : `[${done ? 'x' : ' '}] `;
    const mark = `${ordered ? `${index + 1}.` : '-'} ${box}`;
    const lines = blockLines(blocks, width - mark.length);
    return marked(mark, lines.at(-1) === '' ? lines.slice(0, -1) : lines);
  });
}

function linesOf(block: Block, width: number): string[] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return richLines(block.text, width);
    case 'code':
      return codeLines(block);
    case 'formula':
      return indentLines(block.tex.split('\n'), '  ');
    case 'list':
      return listLines(block, width);
    case 'table':
      return tableLines(block, width);
    case 'quote':
      return blockLines(block.blocks, width - 2)
        .slice(0, -1)
        .map((line) => `> ${line}`.trimEnd());
    case 'image':
      return richLines(pictureName(block.alt), width);
    case 'rule':
      return ['-'.repeat(width)];
  }
}

/** However deep in lists, lines have room for a word. */
const NARROWEST = 20;

/** Blocks as lines, with an empty one below each. */
export function blockLines(blocks: readonly Block[], width: number): string[] {
  const room = Math.max(width, NARROWEST);
  return blocks.flatMap((block) => [...linesOf(block, room), '']);
}
