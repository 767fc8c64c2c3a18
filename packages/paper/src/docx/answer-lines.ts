import { type IBorderOptions, Paragraph } from 'docx';

/** Lines to write an answer on, at a distance from the margin. */
export function answerLines(count: number, left: number, line: IBorderOptions): Paragraph[] {
  const own = { ...line, space: 1 };
  return Array.from(
    { length: count },
    () =>
      new Paragraph({
        indent: { left },
        // Word draws one border around equal neighbours: the line between them needs its own.
        border: { bottom: own, between: own },
        spacing: { before: 200, after: 0 },
      }),
  );
}
