import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FindProgress } from '../../../lib/internal/find-bar/index.js';
import {
  type Finder,
  type Hit,
  type HitCounts,
  hitFrom,
  nextHit,
  ordinalOf,
  textFinder,
  totalOf,
  wordsFinder,
} from '../../../lib/internal/find-text/index.js';
import { createPageTexts, type PageTexts, type ReadablePdf } from './page-texts.js';
import { searchPages } from './search-pages.js';

/** Longest that a piece of work waits for a quiet moment, in milliseconds. */
const PATIENCE = 500;

/** Comes when the page has nothing better to do. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has none.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve);
    else requestIdleCallback(() => resolve(), { timeout: PATIENCE });
  });
}

/** State of the search in the open document. */
export interface Find {
  /** The marked match, `null` for none. */
  finder: Finder | null;
  /** The typed text; `null` while the field is closed. */
  typed: string | null;
  /** Whether words of the caller are marked. */
  marking: boolean;
  progress: FindProgress | null;
  /** The place that is looked at; a new object each time somebody goes there. */
  hit: Hit | null;
  /** Which pieces of a page's text stand apart; `null` until a document is open. */
  apart: PageTexts['apart'] | null;
  type: (text: string) => void;
  move: (direction: 1 | -1) => void;
  /** Shuts the field; without it, takes the marks away. */
  close: () => void;
}

interface Found {
  finder: Finder;
  counts: HitCounts;
  done: boolean;
  hit: Hit | null;
}

/**
 * Finds what is typed, or else the caller's words, on all pages of a document.
 *
 * @param pdf the open document, `null` until it is
 * @param marked words of the caller
 * @param startPage where looking for them begins
 * @param currentPage the page that is read, where looking for a typed text begins
 */
export function useFind(
  pdf: ReadablePdf | null,
  marked: readonly string[],
  startPage: number,
  currentPage: number,
): Find {
  const [typed, setTyped] = useState<string | null>(null);
  const [unwanted, setUnwanted] = useState<string | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const texts = useMemo(() => (pdf ? createPageTexts(pdf) : null), [pdf]);
  // Callers make the list anew at each drawing.
  const words = JSON.stringify(marked);
  const marking = unwanted !== words && marked.length > 0;
  const finder = useMemo(() => {
    if (typed !== null) return textFinder(typed);
    return marking ? wordsFinder(JSON.parse(words) as string[]) : null;
  }, [typed, marking, words]);
  const isTyped = typed !== null;
  const reading = useRef(currentPage);
  const origin = useRef(startPage);
  useEffect(() => {
    reading.current = currentPage;
  }, [currentPage]);
  useEffect(() => {
    origin.current = isTyped ? reading.current : startPage;
  }, [isTyped, startPage]);

  useEffect(() => {
    if (!texts || !finder) return;
    const stop = new AbortController();
    void searchPages({
      texts,
      finder,
      from: origin.current,
      signal: stop.signal,
      rest: idle,
      onFound: (counts, done) =>
        setFound((old) => ({
          finder,
          counts,
          done,
          hit: (old?.finder === finder ? old.hit : null) ?? hitFrom(counts, origin.current),
        })),
    });
    return () => stop.abort();
  }, [texts, finder]);

  const valid = found?.finder === finder ? found : null;

  const move = useCallback((direction: 1 | -1) => {
    setFound((old) => old && { ...old, hit: old.hit && nextHit(old.counts, old.hit, direction) });
  }, []);

  const close = useCallback(() => {
    if (isTyped) setTyped(null);
    else setUnwanted(words);
  }, [isTyped, words]);

  return {
    finder,
    typed,
    marking,
    progress: finder ? progressOf(valid) : null,
    hit: valid?.hit ?? null,
    apart: texts?.apart ?? null,
    type: setTyped,
    move,
    close,
  };
}

function progressOf(found: Found | null): FindProgress {
  if (!found) return { ordinal: 0, total: 0, done: false };
  const { counts, hit, done } = found;
  return {
    ordinal: hit ? ordinalOf(counts, hit) : 0,
    total: totalOf(counts),
    done,
    page: hit?.page,
  };
}
