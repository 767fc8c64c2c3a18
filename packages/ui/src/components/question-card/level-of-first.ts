import type { MarkdownViewProps } from '../markdown-view/index.js';

const FENCED = /^ {0,3}(`{3,}|~{3,})[\s\S]*?^ {0,3}\1/gm;
const HEADING = /^ {0,3}(#{1,6})[ \t]/gm;

/**
 * What `#` must be so that the highest heading of a text has a level of the page: a question that
 * begins with `##` would leave a gap in its outline.
 */
export function levelOfFirst(source: string, level: number): MarkdownViewProps['headingLevel'] {
  const marks = [...source.replace(FENCED, '').matchAll(HEADING)];
  const highest = Math.min(6, ...marks.map(([, mark = '#']) => mark.length));
  const first = marks.length === 0 ? level : level - highest + 1;
  return Math.max(1, first) as MarkdownViewProps['headingLevel'];
}
