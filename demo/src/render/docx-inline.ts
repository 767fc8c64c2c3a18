import { type IRunOptions, TextRun } from 'docx';
import { fonts, size } from './docx-style.js';
import { type InlineStyle, parseInline } from './inline.js';

const looks: Record<InlineStyle, Partial<IRunOptions>> = {
  plain: {},
  code: { font: fonts.code },
  strong: { bold: true },
  term: { italics: true },
  super: { superScript: true },
  sub: { subScript: true },
};

/** Courier looks larger than Times at the same size. */
const codeSize = (style: InlineStyle, look: Partial<IRunOptions>): Partial<IRunOptions> =>
  style === 'code' ? { size: (typeof look.size === 'number' ? look.size : size.body) - 2 } : {};

export const inlineRuns = (paragraph: string, look: Partial<IRunOptions> = {}): TextRun[] =>
  parseInline(paragraph).map(
    ({ style, text }) => new TextRun({ ...look, ...looks[style], ...codeSize(style, look), text }),
  );
