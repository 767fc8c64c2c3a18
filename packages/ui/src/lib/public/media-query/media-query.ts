'use client';

import { useCallback, useSyncExternalStore } from 'react';

const lists = new Map<string, MediaQueryList>();

/** Asked for at every drawing, and slow to make. */
function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? window.matchMedia(query);
  lists.set(query, list);
  return list;
}

/**
 * Whether a media query holds, kept up to date. On a server it does not hold.
 *
 * @param query such as `(min-width: 48rem)`
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = listOf(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => listOf(query).matches,
    () => false,
  );
}

/** Whether the window is narrower than 48 rem: where tables become cards and filters move away. */
export function useIsPhone(): boolean {
  return useMediaQuery('(width < 48rem)');
}
