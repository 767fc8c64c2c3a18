import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  anchorAt,
  layoutPages,
  PAGE_GAP,
  type PageAnchor,
  type PageBox,
  type PageSize,
  pageAt,
  pagesToDraw,
  scrollTopOf,
  usualSize,
} from './page-layout.js';
import { fittedWidth, stepZoom, zoomedWidth, zoomOf } from './zoom.js';

/** State of the scrolled column of pages, from {@link usePages}. */
export interface Pages {
  /** Goes on the element that scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** Goes on the same element. */
  onScroll: () => void;
  boxes: readonly PageBox[];
  /** Width of every page, in pixels; 0 until the frame is measured. */
  width: number;
  /** First and last page to draw, and the one being read; from 1. */
  view: { first: number; last: number; current: number };
  /** How large the pages are; 1 is the size on paper. */
  zoom: number;
  /** Whether they are as wide as the frame, whatever it measures. */
  fitted: boolean;
  /** Takes a factor, or the width of the frame. */
  setZoom: (zoom: number | 'fit') => void;
  /** The next factor up or down. */
  stepZoom: (direction: 1 | -1) => void;
  /** Shows the upper edge of a page; always the same function. */
  goTo: (page: number) => void;
  /** Tells the true size of a page once it is read. */
  learnSize: (page: number, size: PageSize) => void;
}

/** Above the first page, with its gap in sight. */
const START: PageAnchor = { page: 1, fraction: -1 };

/** Keeps the place in the document while pages become known, the frame resizes and the zoom changes. */
export function usePages(count: number, startPage: number): Pages {
  const scroller = useRef<HTMLElement>(null);
  const anchor = useRef<PageAnchor>(START);
  const wanted = useRef<{ page: number; top: number } | null>(null);
  const latest = useRef({ goNow: (_page: number) => {}, stay: () => {} });
  const [frame, setFrame] = useState(0);
  const [chosen, setZoom] = useState<number | 'fit'>('fit');
  const [sizes, setSizes] = useState<ReadonlyMap<number, PageSize>>(new Map());
  const [view, setView] = useState({ first: 1, last: 1, current: 1 });
  const fitted = chosen === 'fit';
  const { width: points } = usualSize(sizes);
  const width = frame === 0 || fitted ? fittedWidth(frame, PAGE_GAP) : zoomedWidth(chosen, points);
  const zoom = fitted ? zoomOf(width, points) : chosen;
  const boxes = useMemo(() => layoutPages(count, sizes, width), [count, sizes, width]);

  const look = useCallback(() => {
    const element = scroller.current;
    if (!element || boxes.length === 0) return;
    const { scrollTop, clientHeight } = element;
    // A page that was asked for stays the current one, even where the column cannot scroll to it.
    if (wanted.current && Math.abs(wanted.current.top - scrollTop) > 1) wanted.current = null;
    const current = wanted.current?.page ?? pageAt(boxes, scrollTop + clientHeight / 3);
    const { first, last } = pagesToDraw(boxes, scrollTop, clientHeight);
    setView((old) =>
      old.first === first && old.last === last && old.current === current
        ? old
        : { first, last, current },
    );
  }, [boxes]);

  const onScroll = useCallback(() => {
    const element = scroller.current;
    // The scrolled element may be hidden by the time of the event, and has no position then.
    if (!element || element.clientWidth === 0) return;
    anchor.current = anchorAt(boxes, element.scrollTop);
    look();
  }, [boxes, look]);

  const stay = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    element.scrollTop = scrollTopOf(boxes, anchor.current);
    if (wanted.current) wanted.current.top = element.scrollTop;
    look();
  }, [boxes, look]);
  useLayoutEffect(stay, [stay]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let hidden = false;
    const observer = new ResizeObserver(() => {
      const wasHidden = hidden;
      hidden = element.clientWidth === 0;
      // A viewer that is hidden keeps its measures, and its place, which some browsers forget.
      if (hidden) return;
      setFrame(element.clientWidth);
      if (wasHidden) latest.current.stay();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const goNow = useCallback(
    (page: number) => {
      const element = scroller.current;
      const box = boxes[page - 1];
      if (!element || !box) return;
      element.scrollTop = box.top - PAGE_GAP;
      anchor.current = anchorAt(boxes, element.scrollTop);
      wanted.current = { page, top: element.scrollTop };
      look();
    },
    [boxes, look],
  );
  useLayoutEffect(() => {
    latest.current = { goNow, stay };
  }, [goNow, stay]);
  const goTo = useCallback((page: number) => latest.current.goNow(page), []);

  const isLaidOut = boxes.length > 0 && width > 0;
  useLayoutEffect(() => {
    if (isLaidOut && startPage > 1) goTo(startPage);
  }, [isLaidOut, startPage, goTo]);

  const step = (direction: 1 | -1) => setZoom(stepZoom(zoom, direction));

  const learnSize = useCallback((page: number, size: PageSize) => {
    setSizes((old) => {
      const known = old.get(page);
      if (known?.width === size.width && known.height === size.height) return old;
      return new Map(old).set(page, size);
    });
  }, []);

  return {
    scroller,
    onScroll,
    boxes,
    width,
    view,
    zoom,
    fitted,
    setZoom,
    stepZoom: step,
    goTo,
    learnSize,
  };
}
