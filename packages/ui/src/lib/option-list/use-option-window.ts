'use client';

import { type RefObject, type UIEvent, useLayoutEffect, useRef, useState } from 'react';

const OVERSCAN = 2;

/** As OptionRow and the list's CSS have it, in pixels, at the reader's font size. */
function sizesHere() {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const row = matchMedia('(pointer: coarse)').matches ? 44 : 2.25 * rem;
  return { row, seen: Math.ceil((15 * rem) / row) + 1 };
}

function showActive(list: HTMLElement): boolean {
  const row = list.querySelector('[data-active]');
  row?.scrollIntoView({ block: 'nearest' });
  return row !== null;
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
  const awaited = useRef(false);
  const shown = sizes.seen + 2 * OVERSCAN;
  const first = Math.max(0, Math.min(top - OVERSCAN, count - shown));
  const last = Math.min(count, first + shown);

  useLayoutEffect(() => {
    const list = scroller.current;
    if (!follow.current || active < 0 || !list || showActive(list)) return;
    awaited.current = true;
    // oxlint-disable-next-line react/set-state-in-effect -- only after a look can it be known that the row is not drawn
    setTop(Math.max(0, active - OVERSCAN));
  }, [scroller, active, follow]);

  useLayoutEffect(() => {
    const list = scroller.current;
    if (!awaited.current || !list) return;
    awaited.current = false;
    list.scrollTo({ top: top * sizes.row });
    showActive(list);
  }, [scroller, top, sizes.row]);

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
