import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { recallPlace, rememberPlace } from './place-memory.js';

/** Options of {@link useWindowRows}. */
export interface WindowRowsOptions {
  /** The element that holds the rows. */
  list: RefObject<HTMLElement | null>;
  /** How many rows there are. */
  count: number;
  /** Height of a row that was not measured yet, in pixels. */
  estimate: number;
  /** Space between rows, in pixels. */
  gap?: number;
  /** Rows drawn beyond the window, either way. */
  overscan?: number;
  /** Cells of a row; another number makes measured heights worthless. */
  columns?: number;
  /**
   * Stand-in for the rows left out: padding of the list, set here, or rows that the caller renders.
   * @default 'padding'
   */
  spacing?: 'padding' | 'rows';
  /** Comes back to the same place when it is mounted again under the same key. */
  restoreKey?: string;
}

/** Result of {@link useWindowRows}. */
export interface WindowRows {
  /** The rows to draw, in order and without holes. */
  rows: VirtualItem[];
  /** Goes as `ref` on an element as high as the row, which carries `data-index`. */
  measure: (element: HTMLElement | null) => void;
  /** Height of the rows left out above and below, in pixels. */
  before: number;
  /** Height of the rows left out below, in pixels. */
  after: number;
}

/** Draws only those rows of a long list that are near the window, which scrolls as ever. */
export function useWindowRows({
  list,
  count,
  estimate,
  gap = 0,
  overscan = 3,
  columns = 1,
  spacing = 'padding',
  restoreKey,
}: WindowRowsOptions): WindowRows {
  const [start] = useState(() => {
    const place = restoreKey === undefined ? undefined : recallPlace(restoreKey);
    return place?.columns === columns ? place : undefined;
  });
  const [scrollMargin, setScrollMargin] = useState(0);
  const drawn = useRef(columns);

  // Before the virtualizer scrolls there: the page has to be long enough already.
  useLayoutEffect(() => {
    const element = list.current;
    if (start && element) element.style.minHeight = `${start.total}px`;
  }, [list, start]);

  // oxlint-disable-next-line react/incompatible-library -- the library is published uncompiled
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    estimateSize: () => estimate,
    gap,
    overscan,
    scrollMargin,
    initialRect: { width: globalThis.innerWidth ?? 0, height: globalThis.innerHeight ?? 0 },
    initialOffset: start?.offset ?? (() => window.scrollY),
    initialMeasurementsCache: start?.rows,
  });

  useLayoutEffect(() => {
    const place = () => {
      const box = list.current?.getBoundingClientRect();
      if (box) setScrollMargin(Math.round(box.top + window.scrollY));
    };
    place();
    // Content above may grow, such as the line of active filters.
    const observer = new ResizeObserver(place);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);

  const rows = virtualizer.getVirtualItems();
  const last = rows.at(-1);
  const before = Math.max(0, (rows[0]?.start ?? scrollMargin) - scrollMargin);
  const after = last ? virtualizer.getTotalSize() - (last.end - scrollMargin) : 0;

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || spacing !== 'padding') return;
    element.style.paddingBlockStart = `${before}px`;
    element.style.paddingBlockEnd = `${after}px`;
    element.style.minHeight = '';
  }, [list, spacing, before, after]);

  useLayoutEffect(() => {
    if (restoreKey === undefined) return;
    return () =>
      rememberPlace(restoreKey, {
        offset: virtualizer.scrollOffset ?? 0,
        total: virtualizer.getTotalSize(),
        rows: virtualizer.takeSnapshot(),
        columns,
      });
  }, [restoreKey, columns, virtualizer]);

  useLayoutEffect(() => {
    if (drawn.current !== columns) virtualizer.measure();
    drawn.current = columns;
  }, [virtualizer, columns]);

  return { rows, measure: virtualizer.measureElement, before, after };
}
