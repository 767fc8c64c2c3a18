import { type Hit, markRanges, scrollIntoSight } from '../../../lib/internal/find-text/index.js';

/** The marks on the pages that are drawn. */
export interface PageMarks {
  /** Tells what scrolls. */
  scrollIn: (element: HTMLElement | null) => void;
  /**
   * Marks places of a drawn page.
   *
   * @returns takes them away
   */
  put: (page: number, ranges: readonly AbstractRange[]) => () => void;
  /**
   * Marks one of them as the one that is looked at, and brings it into sight: at once, or as its page is
   * drawn.
   *
   * @returns whether it is in sight
   */
  show: (hit: Hit | null) => boolean;
}

/** Keeps what is marked on the pages of one viewer. */
export function createPageMarks(): PageMarks {
  let scroller: HTMLElement | null = null;
  const drawn = new Map<number, readonly AbstractRange[]>();
  let hit: Hit | null = null;
  let waiting = false;
  let unmarkCurrent = () => {};

  function markCurrent() {
    unmarkCurrent();
    unmarkCurrent = () => {};
    const ranges = hit && drawn.get(hit.page);
    const current = ranges?.[Math.min(hit?.index ?? 0, ranges.length - 1)];
    if (!current) return;
    unmarkCurrent = markRanges('current', [current]);
    if (waiting && scroller) scrollIntoSight(scroller, current);
    waiting = false;
  }

  return {
    scrollIn(element) {
      scroller = element;
    },
    put(page, ranges) {
      const unmark = markRanges('found', ranges);
      drawn.set(page, ranges);
      if (hit?.page === page) markCurrent();
      return () => {
        unmark();
        drawn.delete(page);
        if (hit?.page === page) unmarkCurrent();
      };
    },
    show(next) {
      hit = next;
      waiting = next !== null;
      markCurrent();
      return hit !== null && !waiting;
    },
  };
}
