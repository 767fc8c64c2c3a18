'use client';

import { type ComponentPropsWithRef, type ElementType, useCallback, useMemo } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { mergeRefs } from '../../../lib/internal/merge-refs/index.js';
import { useObserved } from '../../../lib/internal/use-observed.js';

export interface ScrollRegionProps extends ComponentPropsWithRef<'div'> {
  /** Names the region while it scrolls; different from others on the page. */
  label: string;
  /**
   * The element that is rendered.
   * @default 'div'
   */
  as?: ElementType;
}

/**
 * Wide content, such as a table, that scrolls sideways by itself instead of the page. Only while
 * there is something to scroll is it a named region that the keyboard reaches.
 */
export function ScrollRegion({
  label,
  as: Element = 'div',
  ref,
  className,
  ...rest
}: ScrollRegionProps) {
  const [scrolls, tellScrolls] = useObserved<boolean>(false);
  const watch = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const measure = () => tellScrolls(element.scrollWidth > element.clientWidth);
      const observer = new ResizeObserver(measure);
      // Measured at once as well: nobody may meet a region that scrolls but cannot be reached.
      measure();
      for (const each of [element, ...element.children]) observer.observe(each);
      return () => observer.disconnect();
    },
    [tellScrolls],
  );
  const watchedRef = useMemo(() => mergeRefs(ref, watch), [ref, watch]);
  const region = scrolls ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {};
  return (
    <Element
      ref={watchedRef}
      data-component="scroll-region"
      data-scrolls={scrolls || undefined}
      // A place of its own, or what is hidden in it by its position would widen the page.
      className={cn(
        'ui:relative ui:min-w-0 ui:max-w-full ui:focus-ring ui:overflow-x-auto ui:print:overflow-visible',
        className,
      )}
      {...region}
      {...rest}
    />
  );
}
