'use client';

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { SLIDERS_HORIZONTAL } from '../../../lib/internal/drawings/sliders-horizontal.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { STICKY_STYLE } from '../../../lib/internal/sticky-style.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { frameTexts } from '../../../lib/public/indonesian/index.js';
import { useIsPhone } from '../../../lib/public/media-query/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Button } from '../../actions/button/index.js';
import { SkipLink } from '../../navigation/skip-link/index.js';

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
  /** Stands above the filters beside `children`; on a phone below these. */
  links?: ReactNode;
  /** Stands at the end, below the filters. */
  below?: ReactNode;
  /**
   * The filtered content. From 48 rem on the filters and what orders it stack at its end side, and come behind
   * it in the order of the document.
   */
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
  links,
  below,
  className,
  children,
  ...rest
}: FilterBarProps) {
  const { formatCount } = useFormats();
  const strings = useTexts(frameTexts);
  const phone = useIsPhone();
  const side = useId();
  const count = formatCount(activeCount);
  const open = (
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
  );
  const sorting = (actions || wideActions) && (
    <div
      className={cn(
        'ui:col-start-2 ui:row-start-2 ui:flex ui:min-w-0 ui:flex-wrap ui:items-center ui:justify-between ui:gap-3 ui:print:hidden',
        !actions && 'ui:max-md:hidden',
      )}
    >
      {wideActions && (
        <div className={cn('ui:min-w-0 ui:max-md:hidden', children !== undefined && 'ui:w-full')}>
          {wideActions}
        </div>
      )}
      {actions}
    </div>
  );
  const narrowing = !phone && (
    <div
      data-part="filters"
      className={cn(
        // A server does not know how wide the window is.
        'ui:grid ui:items-start ui:gap-3 ui:max-md:hidden ui:print:hidden',
        plainFilters && 'ui:noscript:hidden',
      )}
    >
      {filters}
    </div>
  );
  return (
    <div
      data-component="filter-bar"
      className={cn(
        'ui:grid ui:min-w-0 ui:grid-cols-[auto_1fr] ui:gap-3 ui:md:flex ui:md:flex-wrap ui:md:items-start ui:md:gap-x-6',
        className,
      )}
      {...rest}
    >
      <div className="ui:col-span-2 ui:min-w-0 ui:md:w-full ui:print:hidden">{search}</div>
      {open}
      {!phone && (
        <SkipLink targetId={side} className="ui:max-md:hidden ui:noscript:hidden">
          {strings['filterBar.skip']}
        </SkipLink>
      )}
      {plainFilters && (
        <noscript className="ui:col-span-2 ui:md:w-60">
          <div className="ui:grid ui:gap-3">{plainFilters}</div>
        </noscript>
      )}
      <div className="ui:col-span-2 ui:min-w-0 ui:md:flex-1">{children}</div>
      {/* Behind the results: the keyboard comes to them first. */}
      <div
        id={side}
        tabIndex={-1}
        data-part="side"
        className={cn(
          'ui:contents ui:outline-none ui:md:flex ui:md:w-60 ui:md:flex-col ui:md:gap-3 ui:print:hidden',
          STICKY_STYLE,
        )}
      >
        {links && <div className="ui:col-span-2 ui:min-w-0 ui:print:hidden">{links}</div>}
        {sorting}
        {narrowing}
        {below && <div className="ui:col-span-2 ui:min-w-0 ui:print:hidden">{below}</div>}
      </div>
    </div>
  );
}
