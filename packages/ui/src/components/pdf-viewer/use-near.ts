'use client';

import { type RefObject, useEffect, useState } from 'react';
import { whenChanged } from '../../lib/internal/when-changed/index.js';

/** Whether an element is in sight of what scrolls around it, or a little way off. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const tell = whenChanged(false, setNear);
    const observer = new IntersectionObserver(
      (entries) => tell(entries.at(-1)?.isIntersecting ?? false),
      { root: element.current.closest('[data-part="panel"]'), rootMargin: '200px 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}
