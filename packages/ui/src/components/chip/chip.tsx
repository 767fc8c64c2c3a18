'use client';

import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../lib/cn/index.js';
import { useStrings } from '../../lib/strings/index.js';

const chip = cva(
  'ui:inline-flex ui:max-w-full ui:items-stretch ui:rounded-full ui:border ui:border-border ui:bg-surface-sunken ui:text-text ui:wrap-anywhere',
  { variants: { size: { sm: 'ui:text-xs', md: 'ui:text-sm' } } },
);

const text = cva('ui:min-w-0', {
  variants: {
    size: { sm: 'ui:py-0.5 ui:ps-2.5', md: 'ui:py-0.5 ui:ps-3' },
    removable: { true: '', false: '' },
  },
  compoundVariants: [
    { size: 'sm', removable: false, className: 'ui:pe-2.5' },
    { size: 'md', removable: false, className: 'ui:pe-3' },
  ],
});

/** Props of {@link Chip}. */
export interface ChipProps extends ComponentPropsWithRef<'span'> {
  /**
   * At least 24 or 28 px high.
   * @default 'sm'
   */
  size?: 'sm' | 'md';
  /** Shows a button that takes the chip away. */
  onRemove?: () => void;
  /** Names what is removed when the content is no plain text. */
  label?: string;
  /**
   * Name of the remove button.
   * @default 'Hapus {label}'
   */
  removeLabel?: string;
  /**
   * Keeps the chip, but not the button to remove it, usable.
   * @default false
   */
  disabled?: boolean;
}

/** A short label, such as a topic or a chosen filter, that can be taken away again. */
export function Chip({
  size = 'sm',
  onRemove,
  label,
  removeLabel,
  disabled = false,
  className,
  children,
  ...rest
}: ChipProps) {
  const strings = useStrings();
  const name = label ?? (typeof children === 'string' ? children : '');
  return (
    <span data-component="chip" className={cn(chip({ size }), className)} {...rest}>
      <span data-part="label" className={text({ size, removable: onRemove !== undefined })}>
        {children}
      </span>
      {onRemove && (
        <button
          data-part="remove"
          type="button"
          aria-label={removeLabel ?? strings['chip.remove'](name)}
          disabled={disabled}
          className="ui:focus-ring ui:touch-target ui:flex ui:min-h-6 ui:w-7 ui:shrink-0 ui:cursor-pointer ui:items-center ui:justify-center ui:rounded-full ui:text-text-muted ui:transition-colors ui:duration-fast ui:enabled:hover:bg-surface-active ui:enabled:hover:text-text ui:disabled:cursor-not-allowed ui:disabled:opacity-55"
          onClick={onRemove}
        >
          <X aria-hidden size={14} strokeWidth={2} />
        </button>
      )}
    </span>
  );
}
