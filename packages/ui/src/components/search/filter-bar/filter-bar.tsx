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
  /** The search field; takes the whole first line. */
  search: ReactNode;
  /** The filter fields; on a phone they are left out, the dialog has its own. */
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
  /** Grid or table: beside the results, on a phone beside that button. */
  actions?: ReactNode;
  /** Sorting that the dialog has too: before `actions`, from 48 rem on only. */
  wideActions?: ReactNode;
  /** Where else can be searched: above `actions`. */
  links?: ReactNode;
  /** Stands at the end, below the filters. */
  below?: ReactNode;
  /** The filtered content. */
  children?: ReactNode;
}

/**
 * Search above a list, filters and view at its end side; below 48 rem the filters move into a dialog. The list comes
 * first in the order of the document there, so that the keyboard comes to it first.
 */
export function FilterBar({
  search,
  filters,
  plainFilters,
  onOpenFilters,
  activeCount = 0,
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
  const list = (
    <div key="list" className="ui:order-2 ui:min-w-0 ui:flex-1 ui:max-md:basis-full">
      {children}
    </div>
  );
  const besides = (
    <div
      key="side"
      id={side}
      tabIndex={-1}
      className={cn(
        'ui:order-2 ui:contents ui:outline-none ui:md:flex ui:md:w-60 ui:md:flex-col ui:md:gap-3 ui:print:hidden',
        STICKY_STYLE,
      )}
    >
      <div className="ui:flex ui:w-full ui:flex-wrap ui:gap-2 ui:empty:hidden">{links}</div>
      {(actions || wideActions) && (
        <div
          className={cn(
            'ui:order-1 ui:flex ui:min-w-0 ui:flex-1 ui:flex-wrap ui:items-center ui:justify-between ui:gap-2',
            !actions && 'ui:max-md:hidden',
          )}
        >
          {wideActions && <div className="ui:w-full ui:max-md:hidden">{wideActions}</div>}
          {actions}
        </div>
      )}
      {!phone && (
        <div
          className={cn(
            // A server does not know how wide the window is.
            'ui:order-1 ui:grid ui:gap-3 ui:max-md:hidden',
            plainFilters && 'ui:noscript:hidden',
          )}
        >
          {filters}
        </div>
      )}
      {plainFilters && (
        <noscript className="ui:order-1 ui:grid ui:w-full ui:gap-3">{plainFilters}</noscript>
      )}
      <div className="ui:order-last ui:w-full ui:empty:hidden">{below}</div>
    </div>
  );
  return (
    <div
      data-component="filter-bar"
      className={cn(
        'ui:flex ui:min-w-0 ui:flex-wrap ui:items-start ui:gap-2 ui:md:gap-3 ui:md:gap-x-6',
        className,
      )}
      {...rest}
    >
      <div className="ui:w-full ui:print:hidden">{search}</div>
      <Button
        aria-haspopup="dialog"
        icon={<Glyph of={SLIDERS_HORIZONTAL} />}
        className={cn('ui:order-1 ui:md:hidden', plainFilters && 'ui:noscript:hidden')}
        onClick={onOpenFilters}
      >
        {strings['filterBar.open']}
        {activeCount > 0 && (
          <span className="ui:rounded-full ui:bg-brand ui:px-1.5 ui:text-on-brand ui:text-xs">
            <span aria-hidden>{count}</span>
            <span className="ui:sr-only">({strings['filterBar.active'](count)})</span>
          </span>
        )}
      </Button>
      <SkipLink targetId={side} className="ui:max-md:hidden ui:noscript:hidden">
        {strings['filterBar.skip']}
      </SkipLink>
      {/* The keyboard goes as the eye does: on a phone the links and the view stand above the list. */}
      {phone ? [besides, list] : [list, besides]}
    </div>
  );
}
