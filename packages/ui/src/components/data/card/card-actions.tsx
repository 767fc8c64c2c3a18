import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';

/** Props of {@link CardActions}. */
export interface CardActionsProps extends ComponentPropsWithRef<'div'> {}

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
