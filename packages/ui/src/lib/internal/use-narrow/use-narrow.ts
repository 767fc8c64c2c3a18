'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';
import { whenChanged } from '../when-changed/index.js';

/** Whether an element is narrower than that many pixels. */
export function useNarrow(element: RefObject<HTMLElement | null>, width: number): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const tell = whenChanged(false, setNarrow);
    const observer = new ResizeObserver(() => tell(target.clientWidth < width));
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, width]);
  return narrow;
}
