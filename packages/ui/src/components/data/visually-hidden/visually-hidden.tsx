import type { ComponentPropsWithRef, ElementType } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';

export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {
  /**
   * The element that is rendered.
   * @default 'span'
   */
  as?: ElementType;
}

/** Text that screen readers say and nobody sees. */
export function VisuallyHidden({ as: Element = 'span', className, ...rest }: VisuallyHiddenProps) {
  return (
    <Element data-component="visually-hidden" className={cn('ui:sr-only', className)} {...rest} />
  );
}
