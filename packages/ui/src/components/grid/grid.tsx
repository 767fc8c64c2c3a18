import { cva } from 'class-variance-authority';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { cn } from '../../lib/cn/index.js';

const grid = cva('ui:grid ui:min-w-0', {
  variants: {
    gap: { sm: 'ui:gap-2', md: 'ui:gap-4', lg: 'ui:gap-6' },
    min: {
      sm: 'ui:grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))]',
      md: 'ui:grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))]',
      lg: 'ui:grid-cols-[repeat(auto-fill,minmax(min(100%,28rem),1fr))]',
    },
  },
});

/** Props of {@link Grid}. */
export interface GridProps extends ComponentPropsWithRef<'div'> {
  /**
   * The element that is rendered.
   * @default 'div'
   */
  as?: ElementType;
  /**
   * Space between the cells.
   * @default 'md'
   */
  gap?: 'sm' | 'md' | 'lg';
  /**
   * Least width of a column: 13, 19 or 28 rem; as many columns as fit.
   * @default 'md'
   */
  min?: 'sm' | 'md' | 'lg';
}

/** Equal columns, as many as fit; one on a phone. */
export function Grid({
  as: Element = 'div',
  gap = 'md',
  min = 'md',
  className,
  ...rest
}: GridProps) {
  return <Element data-component="grid" className={cn(grid({ gap, min }), className)} {...rest} />;
}
