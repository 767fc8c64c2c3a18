import { type RefObject, useEffect, useRef } from 'react';
import { type EntryPlace, entryPlace, neighbourControl } from './entry-place.js';

/**
 * Keeps the keyboard's place: when the element that had focus goes away, such as the row that was
 * deleted, focus moves to where one goes on from instead of to the top of the page.
 *
 * @param area where focus is watched
 * @param next takes the focus
 * @param entries whether the same control of the entry beside the one that is gone comes first
 */
export function useKeptFocus(
  area: RefObject<HTMLElement | null>,
  next: RefObject<HTMLElement | null>,
  entries = false,
): void {
  const last = useRef<Element>(null);
  const place = useRef<EntryPlace>(undefined);

  useEffect(() => {
    const element = area.current;
    const remember = ({ target }: FocusEvent) => {
      last.current = target as Element;
      place.current = entries ? entryPlace(last.current) : undefined;
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [area, entries]);

  useEffect(() => {
    if (!last.current || last.current.isConnected) return;
    // The question about it may still be open: then focus is there until it closes.
    if (document.activeElement !== document.body) return;
    last.current = null;
    const beside = place.current && neighbourControl(place.current);
    (beside ?? next.current)?.focus({ preventScroll: beside === undefined });
  });
}
