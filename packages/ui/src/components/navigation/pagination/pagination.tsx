'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { CHEVRON_LEFT } from '../../../lib/internal/drawings/chevron-left.js';
import { CHEVRON_RIGHT } from '../../../lib/internal/drawings/chevron-right.js';
import { useOwnValue } from '../../../lib/internal/form-values/index.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { controlsTexts } from '../../../lib/public/indonesian/index.js';
import { HostLink } from '../../../lib/public/link-provider/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Button } from '../../actions/button/index.js';
import { pagesShown } from './pages-shown.js';

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The page that is shown, counted from 1, when the caller keeps it. */
  page?: number;
  /**
   * The page that is shown first, when the caller does not keep it.
   * @default 1
   */
  defaultPage?: number;
  /** How many pages there are; of one alone nothing is drawn. */
  count: number;
  /** Address of a page: with it pages are links, without it buttons. */
  href?: (page: number) => string;
  /** Called with the page that is chosen. */
  onPageChange?: (page: number) => void;
  /**
   * Names the navigation.
   * @default 'Halaman'
   */
  label?: string;
}

const ARROW = 'ui:flip-rtl';

/** A phone has no room for it beside the place. */
const WORD = 'ui:hidden ui:@sm:block';

/** A page to go to: a link where it has an address. */
function Step({
  to,
  name,
  isOut = false,
  isCurrent = false,
  href,
  onPageChange,
  children,
}: {
  to: number;
  name?: string;
  /** There is no such page. */
  isOut?: boolean;
  isCurrent?: boolean;
  children: ReactNode;
} & Pick<PaginationProps, 'href' | 'onPageChange'>) {
  const own = {
    'aria-label': name,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    className: cn(
      'ui:min-w-9 ui:px-2.5! ui:figures ui:pointer-coarse:min-w-11 ui:aria-disabled:opacity-55',
      isCurrent &&
        'ui:border-brand-border! ui:bg-brand-soft! ui:text-brand-text! ui:forced-highlight',
    ),
  };
  if (href && !isOut) {
    return (
      <Button variant="ghost" asChild {...own}>
        <HostLink href={href(to)} onClick={() => isCurrent || onPageChange?.(to)}>
          {children}
        </HostLink>
      </Button>
    );
  }
  // Not `disabled`: who goes back to the first page keeps the focus.
  return (
    <Button
      variant="ghost"
      aria-disabled={isOut || undefined}
      onClick={() => isOut || isCurrent || onPageChange?.(to)}
      {...own}
    >
      {children}
    </Button>
  );
}

/** Leads through a long list page by page. Where the list is narrow, only to the one before and after. */
export function Pagination({
  page: given,
  defaultPage = 1,
  count,
  href,
  onPageChange,
  label,
  className,
  ...rest
}: PaginationProps) {
  const strings = useTexts(controlsTexts);
  const { formatCount } = useFormats();
  const { value: page, change } = useOwnValue(given, defaultPage, onPageChange);
  if (count <= 1) return null;
  const go = { href, onPageChange: change };
  return (
    <nav
      data-component="pagination"
      aria-label={label ?? strings['pagination.label']}
      className={cn('ui:@container ui:w-full ui:min-w-0 ui:print:hidden', className)}
      {...rest}
    >
      <ul className="ui:flex ui:items-center ui:justify-between ui:gap-1 ui:@xl:justify-center">
        <li className="ui:min-w-0">
          <Step to={page - 1} name={strings['pagination.previous']} isOut={page <= 1} {...go}>
            <Glyph of={CHEVRON_LEFT} className={ARROW} />
            <span className={WORD}>{strings['pagination.previous']}</span>
          </Step>
        </li>
        <li className="ui:min-w-0 ui:text-center ui:text-sm ui:text-text-muted ui:figures ui:@xl:hidden">
          {strings['pagination.place'](formatCount(page), formatCount(count))}
        </li>
        {pagesShown(page, count).map((one, at) => (
          // A gap has no key of its own but its position.
          <li key={one ?? -at} className="ui:hidden ui:@xl:block">
            {one === null ? (
              <span aria-hidden className="ui:px-2 ui:text-text-muted">
                …
              </span>
            ) : (
              <Step
                to={one}
                name={strings['pagination.page'](formatCount(one))}
                isCurrent={one === page}
                {...go}
              >
                {formatCount(one)}
              </Step>
            )}
          </li>
        ))}
        <li className="ui:min-w-0">
          <Step to={page + 1} name={strings['pagination.next']} isOut={page >= count} {...go}>
            <span className={WORD}>{strings['pagination.next']}</span>
            <Glyph of={CHEVRON_RIGHT} className={ARROW} />
          </Step>
        </li>
      </ul>
    </nav>
  );
}
