import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';

/** Props of {@link ButtonGroup}. Its children are Buttons and ToggleButtons of one size. */
export interface ButtonGroupProps extends ComponentPropsWithRef<'fieldset'> {
  /** Names what the buttons are for: 'Unduh naskah'. */
  label: string;
}

/**
 * Buttons of one matter that stand edge to edge: an action with a menu of its kinds, zoom in and out. One of
 * several values is a `SegmentedToggle`.
 */
export function ButtonGroup({ label, className, ...rest }: ButtonGroupProps) {
  return (
    <fieldset
      data-component="button-group"
      aria-label={label}
      className={cn('ui:button-group ui:min-w-0 ui:wrap-anywhere ui:print:hidden', className)}
      {...rest}
    />
  );
}
