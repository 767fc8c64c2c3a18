'use client';

import { type RefObject, useEffect } from 'react';
import { useObserved } from '../../../lib/internal/observed/index.js';

/** Whether an element is in sight of what scrolls around it, or a little way off. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, tellNear] = useObserved<boolean>(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => tellNear(entries.at(-1)?.isIntersecting ?? false),
      { root: element.current.closest('[data-part="panel"]'), rootMargin: '200px 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, tellNear]);
  return near;
}
