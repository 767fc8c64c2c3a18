'use client';

import { type RefObject, type UIEvent, useLayoutEffect, useState } from 'react';

const OVERSCAN = 2;

/** As OptionRow and the list's CSS have it, in pixels, at the reader's font size. */
function sizesHere() {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const row = matchMedia('(pointer: coarse)').matches ? 44 : 2.25 * rem;
  return { row, seen: Math.ceil((15 * rem) / row) + 1 };
}

function showActive(list: HTMLElement) {
  list.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
}

/** What {@link useOptionWindow} is given. */
export interface OptionWindowOptions {
  /** How many options there are. */
  count: number;
  /** The option that Enter would take; -1 for none. */
  active: number;
  /** Whether the keyboard moves the active option, so that it has to be scrolled to. */
  follow: RefObject<boolean>;
  /** The list. */
  scroller: RefObject<HTMLElement | null>;
}

/**
 * Which options of a list are near its view. Rows count as least high as they can be: a higher one
 * stands in the flow, and measuring each would cost more than all the rest. An option that the
 * keyboard moves to is scrolled to, drawn or not.
 */
export function useOptionWindow({ count, active, follow, scroller }: OptionWindowOptions) {
  const [sizes] = useState(sizesHere);
  const [top, setTop] = useState(0);
  const [met, setMet] = useState(active);
  const [jump, setJump] = useState<object>();
  const shown = sizes.seen + 2 * OVERSCAN;
  const first = Math.max(0, Math.min(top - OVERSCAN, count - shown));
  const last = Math.min(count, first + shown);

  // While drawing, so that what is out of view is not drawn in vain first.
  if (active !== met) {
    setMet(active);
    if (follow.current && active >= 0 && (active < first || active >= last)) {
      setTop(Math.max(0, active - OVERSCAN));
      setJump({});
    }
  }

  useLayoutEffect(() => {
    if (jump) scroller.current?.scrollTo({ top: top * sizes.row });
    // oxlint-disable-next-line react/exhaustive-deps -- a jump is made once; scrolling by hand changes the top too
  }, [jump]);

  useLayoutEffect(() => {
    if (follow.current && active >= 0 && scroller.current) showActive(scroller.current);
  }, [scroller, active, follow]);

  return {
    first,
    last,
    /** Height in pixels of what is left out before and after. */
    before: first * sizes.row,
    after: (count - last) * sizes.row,
    onScroll(event: UIEvent<HTMLElement>) {
      const { scrollTop } = event.currentTarget;
      setTop(Math.floor(scrollTop / sizes.row));
    },
  };
}
