'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

function showActive(list: HTMLElement): boolean {
  const row = list.querySelector('[data-active]');
  row?.scrollIntoView({ block: 'nearest' });
  return row !== null;
}

/**
 * Scrolls to the active option when the keyboard moves it. Options out of view are not rendered: for
 * those it jumps to about where they stand, and sets it right once they are there.
 *
 * @param rowHeight the least height of a row, in pixels
 */
export function useFollow(
  scroller: RefObject<HTMLElement | null>,
  active: number,
  follow: RefObject<boolean>,
  rowHeight: number,
): void {
  const awaited = useRef(false);

  useLayoutEffect(() => {
    const list = scroller.current;
    if (!follow.current || active < 0 || !list || showActive(list)) return;
    awaited.current = true;
    list.scrollTo({ top: (active - 2) * rowHeight });
  }, [scroller, active, follow, rowHeight]);

  useLayoutEffect(() => {
    const list = scroller.current;
    if (awaited.current && list) awaited.current = !showActive(list);
  });
}
