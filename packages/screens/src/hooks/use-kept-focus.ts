'use client';

import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard's place: when the element that had focus goes away, such as the row that was
 * deleted, focus moves to where one goes on from instead of to the top of the page.
 *
 * @param area where focus is watched
 * @param next takes the focus
 */
export function useKeptFocus(
  area: RefObject<HTMLElement | null>,
  next: RefObject<HTMLElement | null>,
): void {
  const last = useRef<Element>(null);

  useEffect(() => {
    const element = area.current;
    const remember = ({ target }: FocusEvent) => {
      last.current = target as Element;
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [area]);

  useEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) next.current?.focus({ preventScroll: true });
  });
}
