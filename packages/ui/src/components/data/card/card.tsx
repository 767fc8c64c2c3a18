import type { ComponentPropsWithRef, ElementType } from 'react';
import { cn, cva } from '../../../lib/internal/cn/index.js';
import { STRETCHED } from './stretched.js';

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

interface CardActionsProps extends ComponentPropsWithRef<'div'> {}

/** Buttons and links of an interactive `Card`: they stand above the link that covers it. */
export function CardActions({ className, ...rest }: CardActionsProps) {
  return (
    <div
      data-component="card-actions"
      className={cn(
        'ui:relative ui:flex ui:min-w-0 ui:flex-wrap ui:items-center ui:gap-2',
        className,
      )}
      {...rest}
    />
  );
}

interface CardButtonProps extends ComponentPropsWithRef<'button'> {}

/** As `CardLink`, for a card that does something on the same page instead of leading elsewhere. */
export function CardButton({ className, children, ...rest }: CardButtonProps) {
  return (
    <button
      data-component="card-button"
      type="button"
      className={cn(STRETCHED, className)}
      {...rest}
    >
      {children}
    </button>
  );
}
