'use client';

import type { ComponentPropsWithRef } from 'react';
import { cn, cva } from '../../../lib/internal/cn/index.js';
import { basicTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';

const spinner = cva(
  'ui:inline-block ui:shrink-0 ui:motion-safe:animate-[ui-spin_800ms_linear_infinite] ui:rounded-full ui:border-2 ui:border-current ui:border-e-transparent ui:forced-colors:border-e-[Canvas]',
  { variants: { size: { sm: 'ui:size-4', md: 'ui:size-6', lg: 'ui:size-10' } } },
);

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /**
   * 16, 24 or 40 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /**
   * Name of the pending work; `null` when a text beside it says so already.
   * @default 'Memuat'
   */
  label?: string | null;
}

/** Says that something short is under way. Longer work shows its progress, a list its skeletons. */
export function Spinner({ size = 'md', label, className, ...rest }: SpinnerProps) {
  const strings = useTexts(basicTexts);
  const name = label === undefined ? strings['spinner.label'] : label;
  return (
    <span
      data-component="spinner"
      role={name === null ? undefined : 'img'}
      aria-label={name ?? undefined}
      aria-hidden={name === null || undefined}
      className={cn(spinner({ size }), className)}
      {...rest}
    />
  );
}
