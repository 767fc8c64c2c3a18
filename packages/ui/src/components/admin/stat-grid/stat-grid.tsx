import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';

export interface StatGridProps extends ComponentPropsWithRef<'dl'> {}

/** Holds `StatCard`s: beside each other with hairlines between, one below the other on a phone. */
export function StatGrid({ className, ...rest }: StatGridProps) {
  return (
    <dl
      data-component="stat-grid"
      className={cn(
        'ui:grid ui:min-w-0 ui:overflow-hidden ui:rounded-lg ui:border ui:border-border ui:bg-surface ui:sm:columns-fit ui:[--column:11rem]',
        className,
      )}
      {...rest}
    />
  );
}
