'use client';

import { type ReactNode, useContext, useMemo } from 'react';
import { indonesian, type Strings } from './id.js';
import { StringsContext } from './strings-context.js';

/** Replaces built-in texts below it: a whole language (`english`) or single sentences. */
export function StringsProvider({
  strings,
  children,
}: {
  strings: Partial<Strings>;
  children: ReactNode;
}) {
  const outer = useStrings();
  const merged = useMemo(() => ({ ...outer, ...strings }), [outer, strings]);
  return <StringsContext value={merged}>{children}</StringsContext>;
}

/** The built-in texts in force here. */
export function useStrings(): Strings {
  return useContext(StringsContext) ?? indonesian;
}
