'use client';

import type { ComponentPropsWithRef } from 'react';
import { cn, cva } from '../../../lib/internal/cn/index.js';
import { X } from '../../../lib/internal/drawings/x.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { basicTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';

const chip = cva(
  'ui:inline-flex ui:max-w-full ui:items-stretch ui:rounded-full ui:border ui:border-border ui:bg-surface-sunken ui:text-text ui:wrap-anywhere',
  {
    variants: {
      size: { sm: 'ui:text-xs', md: 'ui:text-sm' },
      removable: { true: '', false: 'ui:py-0.5' },
    },
    compoundVariants: [
      { size: 'sm', removable: false, className: 'ui:px-2.5' },
      { size: 'md', removable: false, className: 'ui:px-3' },
    ],
  },
);

const text = cva('ui:min-w-0 ui:py-0.5', {
  variants: { size: { sm: 'ui:ps-2.5', md: 'ui:ps-3' } },
});

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
  const look = cn(chip({ size, removable: onRemove !== undefined }), className);
  if (!onRemove) {
    return (
      <span data-component="chip" className={look} {...rest}>
        {children}
      </span>
    );
  }
  const name = label ?? (typeof children === 'string' ? children : '');
  return (
    <span data-component="chip" className={look} {...rest}>
      <span data-part="label" className={text({ size })}>
        {children}
      </span>
      <RemoveButton name={name} label={removeLabel} disabled={disabled} onRemove={onRemove} />
    </span>
  );
}

function RemoveButton({
  name,
  label,
  disabled,
  onRemove,
}: {
  name: string;
  label: string | undefined;
  disabled: boolean;
  onRemove: () => void;
}) {
  const strings = useTexts(basicTexts);
  return (
    <button
      data-part="remove"
      type="button"
      aria-label={label ?? strings['chip.remove'](name)}
      disabled={disabled}
      className="ui:focus-ring ui:touch-target ui:flex ui:min-h-6 ui:w-7 ui:shrink-0 ui:cursor-pointer ui:items-center ui:justify-center ui:rounded-full ui:text-text-muted ui:transition-colors ui:enabled:hover:bg-surface-active ui:enabled:hover:text-text ui:disabled:cursor-not-allowed ui:disabled:opacity-55"
      onClick={onRemove}
    >
      <Glyph of={X} size={14} />
    </button>
  );
}
