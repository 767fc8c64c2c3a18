import { type RefObject, useLayoutEffect } from 'react';
import { useObserved } from './use-observed.js';

/** Whether an element is narrower than that many pixels. */
export function useNarrow(element: RefObject<HTMLElement | null>, width: number): boolean {
  const [narrow, tellNarrow] = useObserved<boolean>(false);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new ResizeObserver(() => tellNarrow(target.clientWidth < width));
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, width, tellNarrow]);
  return narrow;
}
