'use client';

import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { useIsPhone } from '../../../lib/public/media-query/index.js';

export interface PhoneBarProps extends ComponentPropsWithRef<'section'> {
  /** Names the bar for screen readers. */
  label: string;
}

/**
 * On a phone, the page's main action within reach of the thumb: it stays at the lower edge while the page
 * is longer than the window. The last thing in what it belongs to; elsewhere it is not drawn at all, so
 * that its action stands in the page's head there.
 */
export function PhoneBar({ label, className, ...rest }: PhoneBarProps) {
  if (!useIsPhone()) return null;
  return (
    <section
      data-component="phone-bar"
      data-lower-edge=""
      aria-label={label}
      className={cn(
        'ui:sticky ui:bottom-4 ui:z-20 ui:flex ui:min-w-0 ui:flex-wrap ui:items-center ui:justify-between ui:gap-x-4 ui:gap-y-2 ui:rounded-lg ui:border ui:border-border-control ui:bg-surface-raised ui:px-3 ui:py-2 ui:shadow-float ui:print:hidden',
        className,
      )}
      {...rest}
    />
  );
}
