'use client';

import { useEffect, useState } from 'react';

const seen = new WeakSet<object>();

/**
 * Tells whether this very list was on the screen before: then someone comes back to it, and it is
 * drawn whole at once, so that the browser finds the place where they left it.
 */
export function useSeenBefore(list: object | undefined): boolean {
  const [before] = useState(() => list !== undefined && seen.has(list));
  useEffect(() => {
    if (list) seen.add(list);
  }, [list]);
  return before;
}
