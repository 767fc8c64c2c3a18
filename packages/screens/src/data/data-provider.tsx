'use client';

import type { ReactNode } from 'react';
import { type Cache, SWRConfig, type SWRConfiguration } from 'swr';

// A failed screen says so and offers 'Coba Lagi'; asking again behind its back would only add to
// the load of a server in trouble.
const settings: SWRConfiguration = { shouldRetryOnError: false };

/** Gives the screens below it the memory of what was loaded. */
export function DataProvider({
  cache,
  children,
}: {
  /** Makes the memory; by default the page's one. */
  cache?: () => Cache;
  children: ReactNode;
}) {
  return (
    <SWRConfig value={cache ? { ...settings, provider: cache } : settings}>{children}</SWRConfig>
  );
}
