import type { ComponentPropsWithRef, ElementType } from 'react';
import { cn, cva } from '../../../lib/internal/cn/index.js';

const cluster = cva('ui:flex ui:min-w-0 ui:flex-wrap', {
  variants: {
    gap: { xs: 'ui:gap-1', sm: 'ui:gap-2', md: 'ui:gap-4', lg: 'ui:gap-6' },
    align: { start: 'ui:items-start', center: 'ui:items-center', baseline: 'ui:items-baseline' },
    justify: {
      start: 'ui:justify-start',
      center: 'ui:justify-center',
      between: 'ui:justify-between',
      end: 'ui:justify-end',
    },
  },
});

export interface ClusterProps extends ComponentPropsWithRef<'div'> {
  /**
   * The element that is rendered.
   * @default 'div'
   */
  as?: ElementType;
  /**
   * Space between the children, along and across.
   * @default 'sm'
   */
  gap?: 'xs' | 'sm' | 'md' | 'lg';
  /**
   * Where the children stand across.
   * @default 'center'
   */
  align?: 'start' | 'center' | 'baseline';
  /**
   * How spare room is shared along.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'between' | 'end';
}

/** Children beside each other that wrap when the line is full. */
export function Cluster({
  as: Element = 'div',
  gap = 'sm',
  align = 'center',
  justify = 'start',
  className,
  ...rest
}: ClusterProps) {
  return (
    <Element
      data-component="cluster"
      className={cn(cluster({ gap, align, justify }), className)}
      {...rest}
    />
  );
}
