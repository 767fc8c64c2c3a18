import type { ComponentPropsWithRef, ElementType } from 'react';
import { cn, cva } from '../../../lib/internal/cn/index.js';

const grid = cva('ui:grid ui:min-w-0', {
  variants: {
    gap: { sm: 'ui:gap-2', md: 'ui:gap-4', lg: 'ui:gap-6' },
    min: { xs: '', sm: '', md: '', lg: '' },
    stretch: { true: '', false: '' },
  },
  compoundVariants: [
    {
      min: 'sm',
      stretch: false,
      className: 'ui:columns-fill ui:[--column:13rem]',
    },
    {
      min: 'md',
      stretch: false,
      className: 'ui:columns-fill ui:[--column:18rem]',
    },
    {
      min: 'lg',
      stretch: false,
      className: 'ui:columns-fill ui:[--column:28rem]',
    },
    {
      min: 'xs',
      stretch: false,
      className: 'ui:columns-fill ui:[--column:8rem]',
    },
    {
      min: 'xs',
      stretch: true,
      className: 'ui:columns-fit ui:[--column:8rem]',
    },
    {
      min: 'sm',
      stretch: true,
      className: 'ui:columns-fit ui:[--column:13rem]',
    },
    {
      min: 'md',
      stretch: true,
      className: 'ui:columns-fit ui:[--column:18rem]',
    },
    {
      min: 'lg',
      stretch: true,
      className: 'ui:columns-fit ui:[--column:28rem]',
    },
  ],
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
