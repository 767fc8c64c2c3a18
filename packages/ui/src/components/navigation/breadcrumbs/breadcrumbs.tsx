'use client';

import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { CHEVRON_RIGHT } from '../../../lib/internal/drawings/chevron-right.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { HostLink } from '../../../lib/public/link-provider/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';

const STEP =
  'ui:min-w-0 ui:cursor-pointer ui:rounded-sm ui:text-text-muted ui:no-underline ui:focus-ring ui:touch-target ui:wrap-anywhere ui:hover:text-text ui:hover:underline ui:hover:underline-offset-4';

/** One step of {@link Breadcrumbs}. */
export interface BreadcrumbsItem {
  /** Visible text. */
  label: string;
  /** Where it leads. */
  href?: string;
  /** Called on a press; without `href` the step is a button. */
  onClick?: () => void;
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the widest to where one is; the last one is no link. */
  items: readonly BreadcrumbsItem[];
  /**
   * Name of the navigation.
   * @default 'Remah roti'
   */
  label?: string;
}

function Step({ label, href, onClick }: BreadcrumbsItem) {
  if (href !== undefined) {
    return (
      <HostLink href={href} onClick={onClick} className={STEP}>
        {label}
      </HostLink>
    );
  }
  return onClick ? (
    <button type="button" onClick={onClick} className={STEP}>
      {label}
    </button>
  ) : (
    <span className="ui:min-w-0 ui:text-text-muted ui:wrap-anywhere">{label}</span>
  );
}

/** The way to where one is, each step a way back. */
export function Breadcrumbs({ items, label, className, ...rest }: BreadcrumbsProps) {
  const strings = useTexts(moreTexts);
  return (
    <nav
      data-component="breadcrumbs"
      aria-label={label ?? strings['breadcrumbs.label']}
      className={cn('ui:min-w-0 ui:text-sm ui:print:hidden', className)}
      {...rest}
    >
      <ol className="ui:flex ui:min-w-0 ui:flex-wrap ui:items-center ui:gap-x-1.5 ui:gap-y-1">
        {items.map((item, place) => (
          <li key={item.label} className="ui:flex ui:min-w-0 ui:items-center ui:gap-1.5">
            {place > 0 ? <Glyph of={CHEVRON_RIGHT} className="ui:text-text-muted" /> : null}
            {place === items.length - 1 ? (
              <span
                aria-current="page"
                className="ui:min-w-0 ui:font-medium ui:text-text ui:wrap-anywhere"
              >
                {item.label}
              </span>
            ) : (
              <Step {...item} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
