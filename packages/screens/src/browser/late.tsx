'use client';

import { type ReactNode, Suspense, useSyncExternalStore } from 'react';

const noChange = () => () => undefined;

/** Whether the page is alive; not on a server, nor while what that has drawn is taken over. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );

/**
 * Holds what is loaded once it is needed. What a server draws begins with what stands in its place, so that
 * the page is taken over as it is.
 */
export function Late({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) {
  return useIsLive() ? (
    <Suspense key="live" fallback={fallback}>
      {children}
    </Suspense>
  ) : (
    // What is about to go is not brought to life.
    fallback && <Suspense key="drawn">{fallback}</Suspense>
  );
}
