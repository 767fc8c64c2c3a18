'use client';

import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { VisuallyHidden } from '../visually-hidden/index.js';

export interface CountBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** How many; nothing is drawn for 0. */
  count: number;
  /** Text for screen readers, with the number: '3 belum dibaca'. */
  label: string;
  /**
   * From more than these on it says '99+'.
   * @default 99
   */
  max?: number;
}

/** How many things wait, as a small disc beside what leads to them. */
export function CountBadge({ count, label, max = 99, className, ...rest }: CountBadgeProps) {
  const { formatCount } = useFormats();
  if (count <= 0) return null;
  return (
    <span
      data-component="count-badge"
      className={cn(
        'ui:inline-flex ui:h-5 ui:min-w-5 ui:shrink-0 ui:items-center ui:justify-center ui:rounded-full ui:border ui:border-transparent ui:bg-brand ui:px-1 ui:font-semibold ui:text-on-brand ui:text-xs',
        className,
      )}
      {...rest}
    >
      <span aria-hidden className="ui:figures">
        {count > max ? `${formatCount(max)}+` : formatCount(count)}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
