import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn, cva } from '../../../lib/internal/cn/index.js';
import { STICKY_STYLE } from '../../../lib/internal/sticky-style.js';

const splitLayout = cva('ui:grid ui:min-w-0 ui:items-start ui:gap-6 ui:lg:gap-10', {
  variants: {
    ratio: {
      even: 'ui:lg:grid-cols-2',
      'wide-start': 'ui:lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
      'wide-end': 'ui:lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]',
    },
  },
});

export interface SplitLayoutProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The first part: left on a desktop, above on a phone. */
  start: ReactNode;
  /** The second part. */
  end: ReactNode;
  /**
   * How the width is shared from 64 rem on.
   * @default 'even'
   */
  ratio?: 'even' | 'wide-start' | 'wide-end';
  /**
   * Keeps the first part in sight while the longer second one is scrolled; from 64 rem on.
   * @default false
   */
  stickyStart?: boolean;
  /**
   * Keeps the second part in sight while the longer first one is scrolled; from 64 rem on.
   * @default false
   */
  stickyEnd?: boolean;
}

/** Two parts beside each other; one above the other below 64 rem. */
export function SplitLayout({
  start,
  end,
  ratio = 'even',
  stickyStart = false,
  stickyEnd = false,
  className,
  ...rest
}: SplitLayoutProps) {
  return (
    <div data-component="split-layout" className={cn(splitLayout({ ratio }), className)} {...rest}>
      <div data-part="start" className={cn('ui:min-w-0', stickyStart && STICKY_STYLE)}>
        {start}
      </div>
      <div data-part="end" className={cn('ui:min-w-0', stickyEnd && STICKY_STYLE)}>
        {end}
      </div>
    </div>
  );
}
