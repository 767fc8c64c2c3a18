'use client';

import { useEffect, useRef } from 'react';

/** The button that stands where something else was shown: it takes over the focus when that goes. */
export function useFocusAfter(shown: boolean) {
  const ref = useRef<HTMLButtonElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current && !shown) ref.current?.focus();
    before.current = shown;
  }, [shown]);
  return ref;
}
