'use client';

import { type ComponentPropsWithRef, useCallback, useState } from 'react';
import { cn, cva } from '../../../lib/internal/cn/index.js';
import { Link } from '../../actions/link/index.js';
import { ScrollRegion } from '../../layout/scroll-region/index.js';

const cell = cva('ui:rounded-sm ui:border ui:px-1 ui:py-1 ui:text-center ui:text-sm ui:figures', {
  variants: {
    tone: {
      whole: 'ui:border-success-border ui:bg-success-soft ui:text-success-text',
      part: 'ui:border-warning-border ui:bg-warning-soft ui:text-warning-text',
      none: 'ui:border-danger-border ui:bg-danger-soft ui:text-danger-text',
    },
  },
});

/** How much of what should be there is there. */
export type HeatTone = 'whole' | 'part' | 'none';

/** One cell of a {@link HeatTable}. */
export interface HeatCell {
  /** Its colour; the text says the same. */
  tone: HeatTone;
  /** A few signs, such as '3/5'. */
  text: string;
  /** The same in words, for those who do not see the table at once: '3 dari 5 paket punya kunci'. */
  label: string;
  /** Where what is counted can be looked at. */
  href?: string | undefined;
  /** Shows what is counted, in place of `href`. */
  onPress?: (() => void) | undefined;
  /** The counted things of the cell are shown now. */
  pressed?: boolean | undefined;
}

/** One row of a {@link HeatTable}. */
export interface HeatRow {
  /** Different from those of the other rows. */
  id: string;
  /** Subject of the row. */
  label: string;
  /** By the columns' names; a column without one stays empty. */
  cells: Readonly<Record<string, HeatCell | undefined>>;
}

export interface HeatTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The counted things; names the table. */
  caption: string;
  /** Heading of the first column. */
  rowHeading: string;
  /** The other columns, from left to right. */
  columns: readonly string[];
  /** From top to bottom. */
  rows: readonly HeatRow[];
  /** Stands in a cell without anything; heard as it is. */
  empty: string;
  /** Stands below while further columns are out of sight: 'Geser tabel ke samping'. */
  moreHint?: string;
}

function Figures({ tone, text, label, href, onPress, pressed = false }: HeatCell) {
  const words = (
    <>
      <span aria-hidden>{text}</span>
      <span className="ui:sr-only">{label}</span>
    </>
  );
  if (onPress) {
    return (
      <button
        type="button"
        data-tone={tone}
        title={label}
        aria-pressed={pressed}
        onClick={onPress}
        // Above the colour of its tone.
        style={pressed ? { borderColor: 'currentcolor' } : undefined}
        className={cn(
          cell({ tone }),
          'ui:w-full ui:cursor-pointer ui:hover:border-current',
          pressed && 'ui:font-semibold',
        )}
      >
        {words}
      </button>
    );
  }
  return (
    <div
      data-tone={tone}
      title={label}
      className={cell({ tone })}
      style={{ printColorAdjust: 'exact' }}
    >
      {href === undefined ? words : <Link href={href}>{words}</Link>}
    </div>
  );
}

/** Longest label that is a code, such as 'CPMK-1'. */
const CODE = 14;

/** Of the columns at the end of what is seen. */
const FADE = { maskImage: 'linear-gradient(to left, transparent, black 3rem)' };

/** Counts by two things at once, such as course and year, coloured by how complete they are. */
export function HeatTable({
  caption,
  rowHeading,
  columns,
  rows,
  empty,
  moreHint,
  className,
  ...rest
}: HeatTableProps) {
  const [hasMore, tellMore] = useState(false);
  const watch = useCallback((region: HTMLElement | null) => {
    if (!region) return;
    const look = () => tellMore(region.scrollLeft + region.clientWidth < region.scrollWidth - 1);
    const observer = new ResizeObserver(look);
    observer.observe(region);
    region.onscroll = look;
    return () => observer.disconnect();
  }, []);
  // Codes stay on a line; names take several.
  const label = rows.every((row) => row.label.length <= CODE)
    ? 'ui:whitespace-nowrap'
    : 'ui:min-w-36';
  const heading = 'ui:px-2 ui:py-1 ui:font-medium ui:text-sm ui:text-text-muted';
  return (
    <div data-component="heat-table" className={cn('ui:min-w-0', className)} {...rest}>
      <ScrollRegion
        ref={watch}
        label={caption}
        // Content that is cut off fades, so that it does not look like the end.
        style={hasMore ? FADE : undefined}
      >
        <table className="ui:w-full">
          <caption className="ui:sr-only">{caption}</caption>
          <thead className="ui:text-start">
            <tr className="ui:text-start">
              <th scope="col" className={cn(heading, 'ui:text-start')}>
                {rowHeading}
              </th>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className={cn(heading, 'ui:px-1 ui:text-center ui:wrap-normal')}
                  style={{ width: '5rem' }}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="ui:text-start">
            {rows.map(({ id, label: name, cells }) => (
              <tr key={id} className="ui:text-start">
                <th
                  scope="row"
                  className={cn(
                    'ui:px-2 ui:py-1 ui:text-start ui:font-medium ui:text-sm ui:text-text ui:wrap-anywhere',
                    label,
                  )}
                >
                  {name}
                </th>
                {columns.map((column) => {
                  const known = cells[column];
                  return (
                    <td
                      key={column}
                      className="ui:p-0.5 ui:text-center ui:text-sm ui:whitespace-nowrap ui:text-text-muted"
                    >
                      {known === undefined ? empty : <Figures {...known} />}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {moreHint !== undefined && hasMore && <p className="ui:text-text-muted">{moreHint}</p>}
    </div>
  );
}
