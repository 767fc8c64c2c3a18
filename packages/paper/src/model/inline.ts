/** How a run of text is set apart from what is around it. */
export type Mark = 'strong' | 'emphasis' | 'strike' | 'code' | 'super' | 'sub';

/** Text that looks the same from end to end. */
export interface Run {
  kind: 'text';
  /** The characters, without a line break. */
  text: string;
  /** Several may hold at once; none for plain text. */
  marks: readonly Mark[];
}

/** A formula within a line, in TeX. */
export interface InlineFormula {
  kind: 'formula';
  /** Without the dollar signs around it. */
  tex: string;
}

/** The line ends here. */
export interface LineBreak {
  kind: 'break';
}

/** Text that leads somewhere, where a file can. */
export interface Link {
  kind: 'link';
  /** Where it leads; a file that cannot link shows the text alone. */
  href: string;
  /** Visible text. */
  text: RichText;
}

/** A part of a line. */
export type Inline = Run | InlineFormula | LineBreak | Link;

/** The text of a paragraph, an option or a cell. */
export type RichText = readonly Inline[];

/** A run with these marks. */
export const run = (text: string, ...marks: Mark[]): Run => ({ kind: 'text', text, marks });

/** Text without marks. */
export const plain = (text: string): RichText => [run(text)];

/** The text at its line breaks; one line where there are none. */
export function splitLines(text: RichText): RichText[] {
  const lines: Inline[][] = [[]];
  for (const part of text) {
    if (part.kind === 'break') lines.push([]);
    else lines.at(-1)?.push(part);
  }
  return lines;
}

/** The runs of a text for a writer that draws nothing else: formulas as they were typed, links as text. */
export function runsOf(text: RichText): Run[] {
  return text.flatMap((part): Run[] => {
    if (part.kind === 'formula') return [run(part.tex, 'code')];
    if (part.kind === 'link') return runsOf(part.text);
    return part.kind === 'text' ? [part] : [run(' ')];
  });
}

/** The same text without marks; powers and indices keep their meaning. */
export function plainText(text: RichText): string {
  return runsOf(text)
    .map(({ text: shown, marks }) => {
      if (marks.includes('super')) return `^${shown}`;
      return marks.includes('sub') && shown.length > 1 ? `_${shown}` : shown;
    })
    .join('');
}
