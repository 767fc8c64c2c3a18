'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { readStored, tryTo } from './stored.js';

/** Position on a page: how far it was scrolled, and the address of the link that had focus. */
interface Place {
  top: number;
  href?: string | undefined;
  /** Where in the window the link stood that led away: heights above it may be guesses, and true later. */
  linkTop?: number | undefined;
}

/** A page by its visit, and its entry of the browser's history. */
export interface PageEntry {
  /** Differs between pages, and between two visits of one that a link begins anew. */
  page: string;
  /** Identifies the entry of the history; another address of the same page has another. */
  entry: string;
}

/** Options of {@link usePlace}. */
export interface PlaceOptions extends PageEntry {
  /** Whether the browser's Back or Forward led here. */
  isBack: boolean;
  /** Reads the entry from the address of the moment, which may be ahead of the rendered page; always the same function. */
  current: () => PageEntry;
}

const KEY = 'places';
const tab = tryTo(() => globalThis.sessionStorage);
/** By entry of the browser's history. */
const places = readStored(tab, KEY, (stored) => (stored ?? {}) as Record<string, Place>);

// Storage may be full: then a reload begins at the top.
const storePlaces = () => tryTo(() => tab?.setItem(KEY, JSON.stringify(places)));

const hrefOf = (element: Element | null) => element?.getAttribute('href') ?? undefined;

/** Whether the browser reloads this page, or comes back to it from another site. */
function wasHere(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit !== undefined && visit.type !== 'navigate';
}

/** As long as a list may take on a slow connection. */
const GIVES_UP_AFTER_MS = 10_000;
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** How long late parts above a link may still move it. */
const SETTLES_MS = 1500;

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** The link to an address that is nearest to where it was left: many sets have the same topic. */
function linkTo(main: HTMLElement, { href, linkTop = 0 }: Partial<Place>): HTMLElement | undefined {
  if (!href) return undefined;
  const links = [...main.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`)];
  const off = (link: HTMLElement) => Math.abs(topOf(link) - linkTop);
  return links.toSorted((one, other) => off(one) - off(other))[0];
}

/** Scrolls to a place, again as the page grows, until it is reached or the person scrolls. @returns stops */
function scrollToPlace(main: HTMLElement, place: Place): () => void {
  const { top, linkTop } = place;
  const stop = new AbortController();
  const observer = new ResizeObserver(move);
  let isReached = false;
  function move() {
    if (!isReached) window.scrollTo(0, top);
    const link = linkTop !== undefined && linkTo(main, place);
    const off = link ? topOf(link) - linkTop : 0;
    // Guessed heights may have been too large: then the page ends above its place, and the link near there tells.
    const reach = link && Math.abs(off) < innerHeight ? innerHeight : 1;
    if (!isReached && window.scrollY < top - reach) return;
    if (link) window.scrollBy(0, off);
    if (!isReached) setTimeout(end, link ? SETTLES_MS : 0);
    isReached = true;
  }
  function end() {
    observer.disconnect();
    stop.abort();
  }
  observer.observe(main);
  for (const type of OWN_MOVES) addEventListener(type, end, { passive: true, signal: stop.signal });
  setTimeout(end, GIVES_UP_AFTER_MS);
  move();
  return end;
}

/**
 * Moves the focus to the link that led away, else to the title of the page, so that screen readers announce it. Both may
 * load later: until then the content as a whole has focus, and it moves on only while nobody has taken it away.
 *
 * @returns stops
 */
function focusPlace(main: HTMLElement, place: Partial<Place>): () => void {
  const { activeElement: chosen } = document;
  // The page itself has put it where its visit begins.
  if (chosen !== main && main.contains(chosen)) return () => {};
  let given: HTMLElement = main;

  function give() {
    const link = linkTo(main, place);
    const target = link || (main.querySelector<HTMLElement>('h1') ?? main);
    if (target === given && target !== main) return;
    given = target;
    if (target.tagName === 'H1') target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body && !given.isConnected;
    if (activeElement === given || isLost) give();
    else observer.disconnect();
  });
  give();
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Scrolls and focuses after a change of page: a new page begins at its top with focus on its title, and a page that is
 * gone back to, or reloaded, where it was left. Focus is not moved at the first load, nor by a redirect that follows it:
 * then nobody has acted yet. For any router, which says where it is.
 *
 * @param main the content of every page
 */
export function usePlace(
  main: RefObject<HTMLElement | null>,
  { page, entry, isBack, current }: PlaceOptions,
): void {
  const shown = useRef({ page: '', entry: '' });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    function note(part: Partial<Place> = {}) {
      // The address may be ahead of the rendered page: the place then belongs to the later entry.
      const now = current();
      if (now.page === shown.current.page) shown.current = now;
      const { entry } = shown.current;
      const linkTop = left?.isConnected ? topOf(left) : undefined;
      places[entry] = { ...places[entry], top: window.scrollY, linkTop, ...part };
    }
    let left: Element | null = null;
    function noteLink({ target }: Event) {
      left = (target as Element).closest('a[href]');
      if (left) note({ href: hrefOf(left) });
    }
    // The browser looks for the place before the content is there.
    history.scrollRestoration = 'manual';
    addEventListener('scroll', () => note(), { passive: true, signal });
    addEventListener('focusin', ({ target }) => note({ href: hrefOf(target as Element) }), {
      signal,
    });
    // Heights come true while the next page is on its way, and move the link.
    const settling = new ResizeObserver(() => left?.isConnected && note());
    if (main.current) settling.observe(main.current);
    signal.addEventListener('abort', () => settling.disconnect());
    addEventListener('click', noteLink, { capture: true, signal });
    addEventListener('pagehide', storePlaces, { signal });
    return () => listening.abort();
  }, [current, main]);

  useLayoutEffect(() => {
    const before = shown.current.page;
    shown.current = { page, entry };
    if (before === page) {
      // A change of the address may be committed after the scroll or the step that followed it.
      places[entry] = { top: window.scrollY, href: hrefOf(document.activeElement) };
      return;
    }
    const isFirst = before === '';
    // People who scroll before hydration stay where they are.
    if (isFirst && window.scrollY > 0) {
      places[entry] = { top: window.scrollY };
      return;
    }
    const place = ((isFirst ? wasHere() : isBack) && places[entry]) || { top: 0 };
    const stopScrolling = main.current ? scrollToPlace(main.current, place) : () => {};
    if (isFirst || !navigator.userActivation?.hasBeenActive) return stopScrolling;
    // A windowed list needs this commit to find out which entries are near.
    let stopFocusing = () => {};
    const frame = requestAnimationFrame(() => {
      if (main.current) stopFocusing = focusPlace(main.current, place);
    });
    return () => {
      stopScrolling();
      cancelAnimationFrame(frame);
      stopFocusing();
    };
  }, [page, entry, isBack, main]);
}
