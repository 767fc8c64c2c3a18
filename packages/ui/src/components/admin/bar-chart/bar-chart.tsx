'use client';

import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { ScrollRegion } from '../../layout/scroll-region/index.js';

/** One bar of a {@link BarChart}. */
export interface Bar {
  /** Category of the bar, such as a week; unique. */
  label: string;
  /** Not below 0. */
  value: number;
}

export interface BarChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** The counted things; names the chart and its table. */
  caption: string;
  /** From left to right. */
  bars: readonly Bar[];
  /** Heading of the labels in the table. */
  labelHeading: string;
  /** Heading of the values in the table. */
  valueHeading: string;
  /** Opens the table: 'Tampilkan sebagai tabel'. */
  tableLabel: string;
}

/** One series of counts as bars, and as a table for who does not see them or wants the figures. */
export function BarChart({
  caption,
  bars,
  labelHeading,
  valueHeading,
  tableLabel,
  className,
  ...rest
}: BarChartProps) {
  const { formatCount } = useFormats();
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const edge = 'ui:flex ui:justify-between ui:gap-4 ui:text-text-muted ui:text-xs';
  return (
    <figure
      data-component="bar-chart"
      aria-label={caption}
      className={cn('ui:flex ui:min-w-0 ui:flex-col ui:gap-2', className)}
      {...rest}
    >
      <div aria-hidden className="ui:flex ui:w-fit ui:max-w-full ui:flex-col ui:gap-1">
        <span className="ui:text-text-muted ui:text-xs">{formatCount(most)}</span>
        <div
          className="ui:flex ui:items-end ui:gap-1 ui:border-border ui:border-b"
          style={{ height: '8rem' }}
        >
          {bars.map(({ label, value }) => (
            <div
              key={label}
              title={`${label}: ${formatCount(value)}`}
              className="ui:min-w-0 ui:bg-brand ui:forced-colors:bg-[Highlight]"
              // As wide as any other bar of any other chart, and narrower only where there is no room.
              style={{
                width: '1.25rem',
                height: `${(value / most) * 100}%`,
                printColorAdjust: 'exact',
              }}
            />
          ))}
        </div>
        <div className={edge}>
          <span className="ui:text-xs">{bars[0]?.label}</span>
          {bars.length > 1 && <span className="ui:text-xs">{bars.at(-1)?.label}</span>}
        </div>
      </div>
      <details className="ui:text-sm ui:text-text">
        <summary className="ui:focus-ring ui:cursor-pointer ui:rounded-sm ui:py-1 ui:text-brand-text">
          {tableLabel}
        </summary>
        <ScrollRegion label={caption}>
          <table className="ui:w-full">
            <caption className="ui:sr-only">{caption}</caption>
            <thead className="ui:text-text-muted">
              <tr className="ui:text-start">
                <th scope="col" className="ui:py-1 ui:text-start ui:font-medium">
                  {labelHeading}
                </th>
                <th scope="col" className="ui:py-1 ui:text-end ui:font-medium">
                  {valueHeading}
                </th>
              </tr>
            </thead>
            <tbody className="ui:text-text">
              {bars.map(({ label, value }) => (
                <tr key={label} className="ui:border-border ui:border-t">
                  <th scope="row" className="ui:py-1 ui:text-start ui:font-medium ui:figures">
                    {label}
                  </th>
                  <td className="ui:py-1 ui:text-end ui:figures">{formatCount(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </details>
    </figure>
  );
}
