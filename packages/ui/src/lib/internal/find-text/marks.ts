import { addMarkStyles } from './mark-styles.js';

const NAMES = { found: 'ui-found', current: 'ui-found-current' } as const;

/** `null` where the browser cannot mark a text without changing it. */
function highlightOf(kind: keyof typeof NAMES): Highlight | null {
  if (typeof Highlight === 'undefined' || !('highlights' in CSS)) return null;
  const name = NAMES[kind];
  const known = CSS.highlights.get(name);
  if (known) return known;
  addMarkStyles();
  const made = new Highlight();
  // The one that is looked at shows through the others.
  made.priority = kind === 'current' ? 1 : 0;
  CSS.highlights.set(name, made);
  return made;
}

/**
 * Marks places of the page's text, beside those of other viewers.
 *
 * @returns takes the marks away
 */
export function markRanges(kind: keyof typeof NAMES, ranges: readonly AbstractRange[]): () => void {
  const highlight = highlightOf(kind);
  for (const range of ranges) highlight?.add(range);
  return () => {
    for (const range of ranges) highlight?.delete(range);
  };
}
