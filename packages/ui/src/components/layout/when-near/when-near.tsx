'use client';

import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { useMergedRef } from '../../../lib/internal/merge-refs/index.js';
import { useObserved } from '../../../lib/internal/use-observed.js';

export interface WhenNearProps extends ComponentPropsWithRef<'div'> {
  /** Height in pixels that is kept free until the content is there. */
  minHeight: number;
  /**
   * How many pixels outside the window count as near.
   * @default 300
   */
  margin?: number;
}

/** Renders what it holds once it comes near the window; from then on it stays. */
export function WhenNear({
  minHeight,
  margin = 300,
  className,
  style,
  ref,
  children,
  ...rest
}: WhenNearProps) {
  const root = useRef<HTMLDivElement>(null);
  const [near, tellNear] = useObserved<boolean>(false);
  useEffect(() => {
    if (near || !root.current) return;
    const observer = new IntersectionObserver(
      (entries) => tellNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: `${margin}px 0px` },
    );
    observer.observe(root.current);
    return () => observer.disconnect();
  }, [near, margin, tellNear]);

  return (
    <div
      data-component="when-near"
      data-state={near ? 'near' : 'far'}
      ref={useMergedRef(ref, root)}
      className={cn('ui:min-w-0', className)}
      style={near ? style : { minHeight, ...style }}
      {...rest}
    >
      {near && children}
    </div>
  );
}
