'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { UpdatedDate } from '../../../components/search/updated-date/index.js';
import { cn } from '../../../lib/internal/cn/index.js';
import { HostLink } from '../../../lib/public/link-provider/index.js';

interface SetListProps extends ComponentPropsWithRef<'ul'> {}

/** Question sets one below the other, a line each: the newest ones, those seen last. */
export function SetList({ className, ...rest }: SetListProps) {
  return (
    <ul
      data-component="set-list"
      className={cn('ui:flex ui:min-w-0 ui:flex-col', className)}
      {...rest}
    />
  );
}

export interface SetListItemProps {
  /** Where the line leads. */
  href: string;
  /** Title of the set. */
  title: string;
  /** Name of its course. */
  subject: ReactNode;
  /** Whom it is by. */
  lecturer?: ReactNode;
  /** When it last changed: ISO 8601 text or a `Date`; shown as a short date. */
  updated?: string | Date;
}

/** One set of a {@link SetList}. The whole line is the link's target. */
export function SetListItem({ href, title, subject, lecturer, updated }: SetListItemProps) {
  return (
    <li
      data-component="set-list-item"
      className="ui:group ui:relative ui:flex ui:min-w-0 ui:flex-col ui:gap-0.5 ui:border-border ui:border-t ui:py-3 ui:first:border-t-0 ui:last:pb-1"
    >
      <span className="ui:flex ui:min-w-0 ui:items-baseline ui:justify-between ui:gap-4">
        <HostLink
          href={href}
          className="ui:min-w-0 ui:rounded-sm ui:font-semibold ui:text-sm ui:text-text ui:no-underline ui:stretched ui:[--stretched-inset:2px_0] ui:[--stretched-ring:0] ui:wrap-anywhere ui:group-hover:underline ui:group-hover:underline-offset-4"
        >
          {title}
        </HostLink>
        {updated ? (
          <UpdatedDate
            date={updated}
            format="short"
            icon={false}
            className="ui:shrink-0 ui:text-text-muted ui:text-xs"
          />
        ) : null}
      </span>
      <span className="ui:text-text-muted ui:text-xs ui:wrap-anywhere">
        {subject}
        {lecturer ? <> · {lecturer}</> : null}
      </span>
    </li>
  );
}
