import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';

/** Props of {@link Kbd}. Its child is what stands on the key. */
export interface KbdProps extends ComponentPropsWithRef<'kbd'> {}

/** A key to press. Keys that are pressed together stand side by side. */
export function Kbd({ className, ...rest }: KbdProps) {
  return (
    <kbd
      data-component="kbd"
      className={cn(
        'ui:rounded-sm ui:border ui:border-border ui:bg-surface-sunken ui:px-1.5 ui:font-mono ui:text-text-muted ui:text-xs',
        className,
      )}
      {...rest}
    />
  );
}
