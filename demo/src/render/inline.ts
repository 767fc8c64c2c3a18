export type InlineStyle = 'plain' | 'code' | 'strong' | 'term' | 'super' | 'sub';

interface InlineRun {
  style: InlineStyle;
  text: string;
}

const marks = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\^\{([^}]+)\}|_\{([^}]+)\}/g;
const styles: InlineStyle[] = ['code', 'strong', 'term', 'super', 'sub'];

/** Splits a paragraph at its inline marks; no mark nests in another. */
export function parseInline(paragraph: string): InlineRun[] {
  const runs: InlineRun[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(marks)) {
    if (match.index > end) runs.push({ style: 'plain', text: paragraph.slice(end, match.index) });
    const group = match.slice(1).findIndex((text) => text !== undefined);
    runs.push({ style: styles[group] ?? 'plain', text: match[group + 1] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < paragraph.length) runs.push({ style: 'plain', text: paragraph.slice(end) });
  return runs;
}

const plainMark: Partial<Record<InlineStyle, (text: string) => string>> = {
  super: (text) => `^${text}`,
  sub: (text) => (text.length > 1 ? `_${text}` : text),
};

/** The same paragraph without marks, for a plain text file. */
export const plainInline = (paragraph: string): string =>
  parseInline(paragraph)
    .map(({ style, text }) => plainMark[style]?.(text) ?? text)
    .join('');
