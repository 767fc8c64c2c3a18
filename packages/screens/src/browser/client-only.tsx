'use client';

import { type ReactNode, Suspense, useSyncExternalStore } from 'react';

const noChange = () => () => undefined;

/** Whether this part of the page is hydrated; `false` on a server and during hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );

/**
 * Holds lazy components that a server does not render: it renders the fallback, and so does the first render of the
 * browser, so that both match.
 */
export function ClientOnly({
  children,
  fallback = null,
}: {
  children: ReactNode;
  fallback?: ReactNode;
}) {
  return useHydrated() ? (
    <Suspense key="client" fallback={fallback}>
      {children}
    </Suspense>
  ) : (
    // The browser does not hydrate what it is about to replace.
    fallback && <Suspense key="server">{fallback}</Suspense>
  );
}
