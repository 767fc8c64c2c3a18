import { type IRunOptions, TextRun } from 'docx';
import { fonts } from './docx-style.js';
import { type InlineStyle, parseInline } from './inline.js';

const looks: Record<InlineStyle, Partial<IRunOptions>> = {
  plain: {},
  code: { font: fonts.code },
  strong: { bold: true },
  term: { italics: true },
  super: { superScript: true },
  sub: { subScript: true },
};

export const inlineRuns = (paragraph: string, look: Partial<IRunOptions> = {}): TextRun[] =>
  parseInline(paragraph).map(({ style, text }) => new TextRun({ ...look, ...looks[style], text }));
