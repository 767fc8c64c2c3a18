import { type Finder, findSpans, type HitCounts } from '../../../lib/internal/find-text/index.js';
import type { PageTexts } from './page-texts.js';

/** Pages that are looked through at once where their text is known; unread ones come one by one. */
const PAGES_AT_ONCE = 16;

export interface PageSearch {
  texts: PageTexts;
  finder: Finder;
  /** The page that is looked through first; then those behind it, then those before it. */
  from: number;
  signal: AbortSignal;
  /** Waits for a quiet moment between two pieces of work. */
  rest: () => Promise<void>;
  /** Called on the first find, then after every {@link PAGES_AT_ONCE} pages and at the end. */
  onFound: (counts: HitCounts, done: boolean) => void;
}

/** Counts what is found on every page, in pieces between which the browser does other things. */
export async function searchPages({ texts, finder, from, signal, rest, onFound }: PageSearch) {
  const counts = new Map<number, number>();
  let since = 0;
  for (let step = 0; step < texts.count; step += 1) {
    const page = ((from - 1 + step) % texts.count) + 1;
    let text = texts.known(page);
    if (text === undefined) {
      await rest();
      if (signal.aborted) return;
      text = await texts.read(page);
      if (signal.aborted) return;
    }
    const isFirst = counts.size === 0;
    const found = findSpans(finder, text).length;
    if (found > 0) counts.set(page, found);
    since += 1;
    if (step === texts.count - 1) break;
    if (since >= PAGES_AT_ONCE || (isFirst && found > 0)) {
      since = 0;
      onFound(new Map(counts), false);
      await rest();
      if (signal.aborted) return;
    }
  }
  onFound(counts, true);
}
