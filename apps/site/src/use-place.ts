import { browserPlaces } from '@bank-soal/screens/session';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusPlace } from './focus-place.js';
import { visitOf } from './page-visit.js';
import { createPlaceMemory, type Place, type PlaceMemory } from './place-memory.js';
import { scrollToPlace } from './scroll-to-place.js';

/** Whether this page was there before: it is reloaded, or come back to from another site. */
function wasHere(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit !== undefined && visit.type !== 'navigate';
}

const hrefOf = (element: Element | null) => element?.getAttribute('href') ?? undefined;

/** As the memory knows an entry: the first of every visit to the site has the same key. */
const entryOf = (key: string, pathname: string) => key + pathname;

/** A visit of a page: what has a place, and titles, of its own. */
const pageOf = (pathname: string, state: unknown) => pathname + visitOf(state);

/** Where the browser is, by what the router has put into its history. */
function now() {
  const { key = 'default', usr } = (history.state ?? {}) as { key?: string; usr?: unknown };
  return { page: pageOf(location.pathname, usr), entry: entryOf(key, location.pathname) };
}

function takeNotes(memory: PlaceMemory, shown: RefObject<string | undefined>): () => void {
  // A page's own address may be ahead of what is drawn: what happens by then belongs to the later entry.
  const note = (part: Partial<Place>) => {
    const { page, entry } = now();
    if (page === shown.current) memory.enter(entry);
    memory.note({ top: window.scrollY, ...part });
  };
  const scrolled = () => note({});
  const focused = ({ target }: FocusEvent) => note({ href: hrefOf(target as Element) });
  // The browser looks for the place before the content is there.
  history.scrollRestoration = 'manual';
  addEventListener('scroll', scrolled, { passive: true });
  addEventListener('focusin', focused);
  addEventListener('pagehide', memory.keep);
  return () => {
    removeEventListener('scroll', scrolled);
    removeEventListener('focusin', focused);
    removeEventListener('pagehide', memory.keep);
  };
}

/**
 * After each change of page, and each link to the same one: a new page begins at its top with focus on its
 * title, so that readers hear where they are; one that was gone back to, or reloaded, is shown where it was
 * left. Focus is not moved at the first load, nor by a redirect that follows it: then nobody has done anything yet.
 */
export function usePlace(main: RefObject<HTMLElement | null>): void {
  const { pathname, key, state } = useLocation();
  const page = pageOf(pathname, state);
  const wentBack = useNavigationType() === NavigationType.Pop;
  const [memory] = useState(() => createPlaceMemory(browserPlaces().tab));
  const shown = useRef<string>(undefined);

  useEffect(() => takeNotes(memory, shown), [memory]);

  useLayoutEffect(() => {
    const entry = entryOf(key, pathname);
    memory.enter(entry);
    if (shown.current === page) {
      // A change of the address may be committed after the scroll or the step that followed it.
      memory.note({ top: window.scrollY, href: hrefOf(document.activeElement) });
      return;
    }
    const isFirst = shown.current === undefined;
    shown.current = page;
    const place = memory.recall((isFirst ? wasHere() : wentBack) ? entry : '');
    // A page is read before it is alive: who has gone on by then stays there.
    if (isFirst && window.scrollY > 0) {
      memory.note({ top: window.scrollY });
      return;
    }
    const stopScrolling = main.current ? scrollToPlace(main.current, place.top) : () => {};
    if (isFirst || !navigator.userActivation?.hasBeenActive) return stopScrolling;
    // A list that draws only what is near needs this commit to find out what that is.
    let stopFocusing = () => {};
    const frame = requestAnimationFrame(() => {
      if (main.current) stopFocusing = focusPlace(main.current, place);
    });
    return () => {
      stopScrolling();
      cancelAnimationFrame(frame);
      stopFocusing();
    };
  }, [memory, key, pathname, page, wentBack, main]);
}
