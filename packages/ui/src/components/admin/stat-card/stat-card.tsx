'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { Skeleton } from '../../feedback/skeleton/index.js';

/** Props of {@link StatCard}. */
export interface StatCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the figure: 'Total Dosen'. */
  label: string;
  /** A count, written with the locale's separators, or a text such as '2,5'. */
  value?: number | string;
  /** An icon of 16 or 20 px; decorative. */
  icon?: ReactNode;
  /** A short remark below the value. */
  hint?: ReactNode;
  /**
   * The value is not known yet.
   * @default false
   */
  busy?: boolean;
}

/** One number of a `StatGrid`: a term and its value. */
export function StatCard({
  label,
  value,
  icon,
  hint,
  busy = false,
  className,
  ...rest
}: StatCardProps) {
  const { formatCount } = useFormats();
  return (
    <div
      data-component="stat-card"
      aria-busy={busy || undefined}
      className={cn(
        // Lines to the left and above, pulled under the edge of the grid: hairlines between cells only.
        'ui:-ms-px ui:-mt-px ui:flex ui:min-w-0 ui:items-center ui:justify-between ui:gap-x-4 ui:gap-y-1 ui:border-border ui:border-s ui:border-t ui:px-4 ui:py-3 ui:sm:px-5 ui:sm:py-4',
        // Beside each other: the labels of a row share its first line, so that all values begin at one height.
        'ui:sm:row-span-2 ui:sm:grid ui:sm:grid-rows-subgrid ui:sm:items-start ui:sm:justify-stretch',
        className,
      )}
      {...rest}
    >
      <dt className="ui:flex ui:min-w-0 ui:items-center ui:gap-2 ui:text-sm ui:text-text-muted ui:wrap-anywhere">
        {icon ? (
          <span aria-hidden className="ui:flex ui:shrink-0">
            {icon}
          </span>
        ) : null}
        {label}
      </dt>
      <dd className="ui:min-w-0 ui:text-end ui:sm:text-start">
        <span className="ui:block ui:font-bold ui:text-text ui:text-xl ui:tracking-tight ui:wrap-anywhere ui:sm:text-2xl">
          {busy ? (
            // As tall as the number that will come, so that nothing moves.
            <span className="ui:flex ui:h-[1lh] ui:items-center ui:justify-end ui:sm:justify-start">
              <Skeleton width="3rem" />
            </span>
          ) : typeof value === 'number' ? (
            formatCount(value)
          ) : (
            value
          )}
        </span>
        {hint ? (
          <span className="ui:block ui:text-text-muted ui:text-xs ui:wrap-anywhere">{hint}</span>
        ) : null}
      </dd>
    </div>
  );
}
