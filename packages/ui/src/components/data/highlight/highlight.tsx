import type { ReactNode } from 'react';
import { findMatches } from './find-matches.js';
import { MARK } from './mark-style.js';

export interface HighlightProps {
  /** The whole text. */
  text: string;
  /** One or several texts to mark; case does not matter, an empty query marks nothing. */
  query: string | readonly string[];
}

/** A text with the matches of a search marked. */
export function Highlight({ text, query }: HighlightProps): ReactNode {
  const matches = findMatches(text, query);
  if (matches.length === 0) return text;
  const parts: ReactNode[] = [];
  let from = 0;
  for (const [start, end] of matches) {
    if (start > from) parts.push(text.slice(from, start));
    parts.push(
      <mark key={start} className={MARK}>
        {text.slice(start, end)}
      </mark>,
    );
    from = end;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}
