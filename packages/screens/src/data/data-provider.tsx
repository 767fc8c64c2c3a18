'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Cache, SWRConfig, type SWRConfiguration, useSWRConfig } from 'swr';
import { useSession } from '../session/session-provider.js';
import { keys } from './keys.js';
import type { KnownAnswers } from './load-ahead.js';

// A failed screen says so and offers 'Coba Lagi'; asking again behind its back would only add to
// the load of a server in trouble.
const settings: SWRConfiguration = { shouldRetryOnError: false };

/** Answers for one person are not for the next: all but the site's settings is asked for anew. */
function ForgetWithSession() {
  const { user } = useSession();
  const { mutate } = useSWRConfig();
  const id = user?.id;
  const before = useRef(id);
  useEffect(() => {
    if (before.current === id) return;
    before.current = id;
    void mutate((key) => key !== keys.site, undefined);
  }, [id, mutate]);
  return null;
}

/** Answers that are still valid: of those rendered for somebody who has left, only the site's settings. */
function useStillKnown(known: KnownAnswers | undefined): KnownAnswers | undefined {
  const { user } = useSession();
  const [drawnFor] = useState(user?.id);
  if (known === undefined || drawnFor === undefined || user?.id === drawnFor) return known;
  return { [keys.site]: known[keys.site] };
}

/** Gives the screens below it the memory of what was loaded. */
export function DataProvider({
  cache,
  known,
  children,
}: {
  /** Makes the memory; by default the page's one. */
  cache?: () => Cache;
  /** Initial answers: `loadAhead` made them, on the server that rendered the page. */
  known?: KnownAnswers | undefined;
  children: ReactNode;
}) {
  const fallback = useStillKnown(known);
  return (
    <SWRConfig
      value={{ ...settings, ...(cache && { provider: cache }), ...(fallback && { fallback }) }}
    >
      <ForgetWithSession />
      {children}
    </SWRConfig>
  );
}
