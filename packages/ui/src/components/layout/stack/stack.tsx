import type { ComponentPropsWithRef, ElementType } from 'react';
import { cn, cva } from '../../../lib/internal/cn/index.js';

const stack = cva('ui:flex ui:min-w-0 ui:flex-col', {
  variants: {
    gap: {
      none: '',
      xs: 'ui:gap-1',
      sm: 'ui:gap-2',
      md: 'ui:gap-4',
      lg: 'ui:gap-6',
      xl: 'ui:gap-10',
    },
    align: { start: 'ui:items-start', center: 'ui:items-center', stretch: 'ui:items-stretch' },
  },
});

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /**
   * The element that is rendered.
   * @default 'div'
   */
  as?: ElementType;
  /**
   * Space between the children.
   * @default 'md'
   */
  gap?: 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /**
   * Where the children stand across.
   * @default 'stretch'
   */
  align?: 'start' | 'center' | 'stretch';
}

/** Children one below the other. */
export function Stack({
  as: Element = 'div',
  gap = 'md',
  align = 'stretch',
  className,
  ...rest
}: StackProps) {
  return (
    <Element data-component="stack" className={cn(stack({ gap, align }), className)} {...rest} />
  );
}
