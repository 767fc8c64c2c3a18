import { Paragraph, type ParagraphChild, TextRun } from 'docx';

/** A line of dots up to the right edge: equal borders of paragraphs in a row would become one. */
export function dottedLine(
  before: readonly ParagraphChild[],
  { left, right, height = 420 }: { left: number; right: number; height?: number },
): Paragraph {
  return new Paragraph({
    indent: { left },
    spacing: { before: height - 240, after: 0 },
    tabStops: [{ type: 'right', position: right, leader: 'dot' }],
    children: [...before, new TextRun('\t')],
  });
}

/** Lines to write an answer on, from a distance from the margin up to the right edge. */
export const answerLines = (count: number, left: number, right: number): Paragraph[] =>
  Array.from({ length: count }, () => dottedLine([], { left, right }));
