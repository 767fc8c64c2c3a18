'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether an element is narrower than that many pixels. */
export function useNarrow(element: RefObject<HTMLElement | null>, width: number): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new ResizeObserver(() => setNarrow(target.clientWidth < width));
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, width]);
  return narrow;
}
