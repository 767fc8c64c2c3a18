import { ExternalHyperlink, type IRunOptions, type ParagraphChild, TextRun } from 'docx';
import { formula } from './maths.js';
import type { MarkdownInline } from './read-markdown.js';
import { CODE } from './styles.js';

/** Only what a paper may safely lead to. */
const LINK = /^(https?|mailto):/i;

// A line break in the source is a space; a break of its own is written as two spaces at its end.
const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');

function inlineRun(node: MarkdownInline, look: IRunOptions): ParagraphChild[] {
  switch (node.type) {
    case 'text':
      return [new TextRun({ ...look, text: oneLine(node.value) })];
    case 'strong':
      return inlineRuns(node.children, { ...look, bold: true });
    case 'emphasis':
      return inlineRuns(node.children, { ...look, italics: true });
    case 'delete':
      return inlineRuns(node.children, { ...look, strike: true });
    case 'inlineCode':
      return [new TextRun({ ...look, ...CODE, text: node.value })];
    case 'inlineMath':
      return [formula(node.value, false)];
    case 'break':
      return [new TextRun({ ...look, break: 1 })];
    case 'image':
      // Pictures stand elsewhere; a paper that fetches them would tell who opens it.
      return [new TextRun({ ...look, italics: true, text: node.alt || node.url })];
    case 'link': {
      const linked = LINK.test(node.url);
      const children = inlineRuns(node.children, linked ? { ...look, style: 'Hyperlink' } : look);
      return linked ? [new ExternalHyperlink({ link: node.url, children })] : children;
    }
    case 'html':
      return [];
    default:
      return 'children' in node ? inlineRuns(node.children, look) : [];
  }
}

/** Text within a block: emphasis, code, formulas, links. */
export function inlineRuns(
  nodes: readonly MarkdownInline[],
  look: IRunOptions = {},
): ParagraphChild[] {
  return nodes.flatMap((node) => inlineRun(node, look));
}
