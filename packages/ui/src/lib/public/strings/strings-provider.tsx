'use client';

import { type ReactNode, useMemo } from 'react';
import { indonesian, type Strings } from './id.js';
import { StringsContext } from './strings-context.js';
import { useStrings } from './use-strings.js';

/** Replaces built-in texts below it: a whole language (`english`) or single sentences. */
export function StringsProvider({
  strings,
  children,
}: {
  strings: Partial<Strings>;
  children: ReactNode;
}) {
  const outer = useStrings(indonesian);
  const merged = useMemo(() => ({ ...outer, ...strings }), [outer, strings]);
  return <StringsContext value={merged}>{children}</StringsContext>;
}
