'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { SLIDERS_HORIZONTAL } from '../../../lib/internal/drawings/sliders-horizontal.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { STICKY_STYLE } from '../../../lib/internal/sticky-style.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { frameTexts } from '../../../lib/public/indonesian/index.js';
import { useIsPhone } from '../../../lib/public/media-query/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Button } from '../../actions/button/index.js';

export interface FilterBarProps extends ComponentPropsWithRef<'div'> {
  /** The search field; takes the whole first line, or what `actions` leave of it. */
  search: ReactNode;
  /**
   * The filter fields, the last with a little more room, such as for two days; on a phone they are left
   * out, the dialog has its own.
   */
  filters: ReactNode;
  /** Stands in their place where scripts are switched off: fields that the search's own form sends. */
  plainFilters?: ReactNode;
  /** Opens the dialog that holds the filters on a phone. */
  onOpenFilters: () => void;
  /**
   * How many filters are in force, shown on that button.
   * @default 0
   */
  activeCount?: number;
  /**
   * Text of that button.
   * @default 'Filter'
   */
  openLabel?: string;
  /** Sorting, grid or table: beside the search, on a phone beside that button. */
  actions?: ReactNode;
  /** Sorting that the dialog has too: before `actions`, from 48 rem on only. */
  wideActions?: ReactNode;
  /** The filtered content: from 48 rem on beside the filters, which then stack. */
  children?: ReactNode;
}

/** Search, filters and view above a list, or around it; below 48 rem the filters move into a dialog. */
export function FilterBar({
  search,
  filters,
  plainFilters,
  onOpenFilters,
  activeCount = 0,
  openLabel,
  actions,
  wideActions,
  className,
  children,
  ...rest
}: FilterBarProps) {
  const { formatCount } = useFormats();
  const strings = useTexts(frameTexts);
  const phone = useIsPhone();
  const count = formatCount(activeCount);
  return (
    <div
      data-component="filter-bar"
      className={cn(
        'ui:flex ui:min-w-0 ui:flex-col ui:gap-3',
        children !== undefined && 'ui:gap-x-6 ui:md:flex-row ui:md:flex-wrap ui:md:items-start',
        className,
      )}
      {...rest}
    >
      <div className="ui:flex ui:w-full ui:flex-wrap ui:items-center ui:gap-3 ui:print:hidden">
        <div className="ui:min-w-0 ui:flex-[1_1_18rem]">{search}</div>
        <Button
          aria-haspopup="dialog"
          icon={<Glyph of={SLIDERS_HORIZONTAL} />}
          className={cn('ui:md:hidden', plainFilters && 'ui:noscript:hidden')}
          onClick={onOpenFilters}
        >
          {openLabel ?? strings['filterBar.open']}
          {activeCount > 0 && (
            <span className="ui:rounded-full ui:bg-brand ui:px-1.5 ui:text-on-brand ui:text-xs">
              <span aria-hidden>{count}</span>
              <span className="ui:sr-only">({strings['filterBar.active'](count)})</span>
            </span>
          )}
        </Button>
        {(actions || wideActions) && (
          <div
            className={cn(
              'ui:ms-auto ui:flex ui:min-w-0 ui:flex-wrap ui:items-center ui:gap-3',
              !actions && 'ui:max-md:hidden',
            )}
          >
            {wideActions && <div className="ui:min-w-0 ui:max-md:hidden">{wideActions}</div>}
            {actions}
          </div>
        )}
      </div>
      {!phone && (
        <div
          data-part="filters"
          className={cn(
            // A server does not know how wide the window is.
            'ui:grid ui:items-start ui:gap-3 ui:max-md:hidden ui:print:hidden',
            plainFilters && 'ui:noscript:hidden',
            children === undefined
              ? 'ui:grid-cols-2 ui:xl:grid-cols-[1fr_1fr_1fr_1.15fr]'
              : cn('ui:w-60', STICKY_STYLE),
          )}
        >
          {filters}
        </div>
      )}
      {plainFilters && (
        <noscript className="ui:w-full ui:md:w-60">
          <div className="ui:grid ui:gap-3">{plainFilters}</div>
        </noscript>
      )}
      {children !== undefined && <div className="ui:min-w-0 ui:flex-1">{children}</div>}
    </div>
  );
}
