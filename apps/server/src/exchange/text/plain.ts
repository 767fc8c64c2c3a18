import { cutFormulas } from './formulas.js';
import { type Inline, type Node, paragraphOf, parseMarkdown, writeMarkdown } from './markdown.js';

/** Nothing in it means anything in Markdown, wherever it stands. */
const HARMLESS = /^\p{L}(?:[\p{L}\p{M}\d ,;?'"()%/-]|[.:](?= |$))*$/u;

function lineOf(line: string): Inline[] {
  return cutFormulas(line).map(({ isFormula, value }) =>
    isFormula ? { type: 'inlineMath', value } : { type: 'text', value },
  );
}

/** Markdown that shows a plain text as it is: its lines, and formulas as such. */
export function fromPlain(text: string): string {
  const trimmed = text.trim();
  if (HARMLESS.test(trimmed)) return trimmed;
  const children = trimmed
    .split(/\r\n?|\n/)
    .flatMap((line, at): Inline[] => [
      ...(at > 0 ? [{ type: 'break' } as const] : []),
      ...lineOf(line.trim()),
    ]);
  return writeMarkdown({ type: 'root', children: [paragraphOf(children)] });
}

const BLOCKS: ReadonlySet<string> = new Set(['root', 'list', 'listItem', 'blockquote', 'table']);

function plainOf(node: Node): string {
  if (node.type === 'inlineMath' || node.type === 'math') return `$$${node.value}$$`;
  if (node.type === 'break') return '\n';
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  if ('value' in node) return node.value;
  if (!('children' in node)) return '';
  const between = node.type === 'tableRow' ? ' | ' : BLOCKS.has(node.type) ? '\n' : '';
  return node.children.map(plainOf).join(between);
}

/** Text without formatting; formulas stand between `$$`. */
export function toPlain(markdown: string): string {
  return HARMLESS.test(markdown) ? markdown : plainOf(parseMarkdown(markdown)).trim();
}

const TITLE_LENGTH = 80;

/** First line of a text. */
export function beginningOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > TITLE_LENGTH ? `${line.slice(0, TITLE_LENGTH - 1).trimEnd()}…` : line;
}
