import type { ComponentPropsWithRef, ElementType } from 'react';
import { cn, cva } from '../../../lib/internal/cn/index.js';

const grid = cva('ui:grid ui:min-w-0', {
  variants: {
    gap: { sm: 'ui:gap-2', md: 'ui:gap-4', lg: 'ui:gap-6' },
    min: {
      xs: 'ui:[--column:8rem]',
      sm: 'ui:[--column:13rem]',
      md: 'ui:[--column:18rem]',
      lg: 'ui:[--column:28rem]',
    },
    stretch: { true: 'ui:columns-fit', false: 'ui:columns-fill' },
  },
});

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
   * Least width of a column: 8, 13, 18 or 28 rem; as many columns as fit.
   * @default 'md'
   */
  min?: 'xs' | 'sm' | 'md' | 'lg';
  /**
   * Few cells share the whole line; else they keep the width of a full one.
   * @default false
   */
  stretch?: boolean;
}

/** Equal columns, as many as fit; one on a phone. */
export function Grid({
  as: Element = 'div',
  gap = 'md',
  min = 'md',
  stretch = false,
  className,
  ...rest
}: GridProps) {
  return (
    <Element
      data-component="grid"
      className={cn(grid({ gap, min, stretch }), className)}
      {...rest}
    />
  );
}
