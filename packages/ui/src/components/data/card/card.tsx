import type { ComponentPropsWithRef, ElementType } from 'react';
import { cn, cva } from '../../../lib/internal/cn/index.js';

const card = cva(
  'ui:min-w-0 ui:rounded-lg ui:border ui:border-border ui:text-text ui:wrap-anywhere',
  {
    variants: {
      variant: {
        plain: 'ui:bg-surface',
        sunken: 'ui:bg-surface-sunken',
        interactive:
          'ui:relative ui:bg-surface ui:transition-colors ui:hover:border-border-control',
      },
      padding: {
        none: '',
        sm: 'ui:p-3',
        md: 'ui:p-4 ui:sm:p-5',
        lg: 'ui:p-5 ui:sm:p-8',
      },
    },
  },
);

/** Props of {@link Card}. */
export interface CardProps extends ComponentPropsWithRef<'div'> {
  /**
   * The element that is rendered: `li` in a list, `article` for a thing of its own.
   * @default 'div'
   */
  as?: ElementType;
  /**
   * `interactive` answers the pointer; it holds a `CardLink` that covers it.
   * @default 'plain'
   */
  variant?: 'plain' | 'sunken' | 'interactive';
  /**
   * Space inside: none, 12, 20 or 32 px (less on a phone).
   * @default 'md'
   */
  padding?: 'none' | 'sm' | 'md' | 'lg';
}

/** A surface with a hairline that holds what belongs together. */
export function Card({
  as: Element = 'div',
  variant = 'plain',
  padding = 'md',
  className,
  ...rest
}: CardProps) {
  return (
    <Element
      data-component="card"
      data-variant={variant}
      className={cn(card({ variant, padding }), className)}
      {...rest}
    />
  );
}
