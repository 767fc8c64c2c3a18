'use client';

import { useEffect, useState } from 'react';

const seen = new WeakSet<readonly unknown[]>();

/**
 * Tells whether this very list was on the screen before: then someone comes back to it, and it is
 * drawn whole at once, so that the browser finds the place where they left it.
 */
export function useSeenBefore(list: readonly unknown[]): boolean {
  const [before] = useState(() => list.length > 0 && seen.has(list));
  useEffect(() => {
    seen.add(list);
  }, [list]);
  return before;
}
