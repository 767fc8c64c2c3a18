'use client';

import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { cn, cva } from '../../../lib/internal/cn/index.js';
import { CHECK } from '../../../lib/internal/drawings/check.js';
import { useOwnValue } from '../../../lib/internal/form-values/index.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';

const toggleChip = cva(
  [
    'ui:focus-ring ui:touch-target ui:inline-flex ui:min-h-7 ui:max-w-full ui:cursor-pointer ui:select-none ui:items-center ui:gap-1 ui:rounded-full ui:border ui:px-3 ui:py-0.5 ui:text-sm ui:wrap-anywhere',
    'ui:transition-colors ui:disabled:cursor-not-allowed ui:disabled:opacity-55',
  ],
  {
    variants: {
      selected: {
        true: 'ui:border-brand-border ui:bg-brand-soft ui:text-brand-text',
        false: 'ui:border-button-border ui:bg-button ui:text-text ui:enabled:hover:bg-button-hover',
      },
    },
  },
);

export interface ToggleChipProps extends ComponentPropsWithRef<'button'> {
  /** Whether it is chosen, when the caller keeps it; shown by a check mark as well as by colour. */
  selected?: boolean;
  /**
   * Whether it is chosen at first, when the caller does not keep it.
   * @default false
   */
  defaultSelected?: boolean;
  /** Called with the state that the press asks for. */
  onSelectedChange?: (selected: boolean) => void;
}

/** A chip that is switched on and off, for a short row of choices. */
export function ToggleChip({
  selected: given,
  defaultSelected = false,
  onSelectedChange,
  onClick,
  className,
  children,
  ...rest
}: ToggleChipProps) {
  const own = useOwnValue(given, defaultSelected, onSelectedChange);
  const selected = own.value;

  function press(event: MouseEvent<HTMLButtonElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) own.change(!selected);
  }

  return (
    <button
      data-component="toggle-chip"
      data-state={selected ? 'on' : 'off'}
      type="button"
      aria-pressed={selected}
      className={cn(toggleChip({ selected }), className)}
      onClick={press}
      {...rest}
    >
      {selected && <Glyph of={CHECK} size={14} />}
      {children}
    </button>
  );
}
