import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { STRETCHED } from './stretched.js';

/** Props of {@link CardButton}. */
export interface CardButtonProps extends ComponentPropsWithRef<'button'> {}

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
