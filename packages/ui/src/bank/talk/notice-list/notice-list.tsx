'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../../../components/actions/button/index.js';
import { DateTime } from '../../../components/data/date-time/index.js';
import { VisuallyHidden } from '../../../components/data/visually-hidden/index.js';
import { EmptyState } from '../../../components/feedback/empty-state/index.js';
import { cn } from '../../../lib/internal/cn/index.js';
import { talkTexts } from '../../../lib/public/indonesian/index.js';
import { HostLink } from '../../../lib/public/link-provider/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';

/** Something that somebody is told. */
export interface ShownNotice {
  /** Tells it from the others. */
  id: number;
  /**
   * A comment or a report on an own set, an answer to an own one, a set of a followed course; a paper to verify,
   * one that was returned, one that was verified.
   */
  kind:
    | 'komentar'
    | 'laporan'
    | 'jawaban'
    | 'paket'
    | 'verifikasi'
    | 'dikembalikan'
    | 'terverifikasi';
  /** When it happened, ISO 8601. */
  at: string;
  /** It was looked at before. */
  read: boolean;
  /** Title of the set or paper. */
  title: string;
  /** Addition: author and first words. */
  text: string;
  /** Where it leads; the host's link component receives it. */
  href: string;
}

export interface NoticeListProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Notifications, newest first. */
  notices: readonly ShownNotice[];
  /** Called when one is opened, beside its link. */
  onOpen?: (id: number) => void;
  /** Calls all of them read; absent: there is no button for it. */
  onReadAll?: () => void;
  /**
   * Names the list.
   * @default 'Pemberitahuan'
   */
  label?: string;
  /** Stands in the place of an empty list. */
  empty?: ReactNode;
}

/** Notifications, newest first; each links to its cause. */
export function NoticeList({
  notices,
  onOpen,
  onReadAll,
  label,
  empty,
  className,
  ...rest
}: NoticeListProps) {
  const strings = useTexts(talkTexts);
  if (notices.length === 0) {
    return empty ?? <EmptyState size="sm" title={strings['noticeList.empty']} />;
  }
  const isUnread = notices.some(({ read }) => !read);
  return (
    <div
      data-component="notice-list"
      className={cn('ui:flex ui:min-w-0 ui:flex-col ui:gap-2', className)}
      {...rest}
    >
      {onReadAll && isUnread && (
        <div className="ui:flex ui:justify-end">
          <Button variant="ghost" size="sm" onClick={onReadAll}>
            {strings['noticeList.allRead']}
          </Button>
        </div>
      )}
      <ul
        aria-label={label ?? strings['noticeList.label']}
        className="ui:flex ui:min-w-0 ui:list-none ui:flex-col"
      >
        {notices.map(({ id, kind, at, read, title, text, href }) => (
          <li
            key={id}
            data-part="notice"
            data-read={read}
            className="ui:relative ui:flex ui:min-w-0 ui:gap-3 ui:border-t ui:px-3 ui:py-3 ui:first:border-t-0 ui:hover:bg-surface-hover"
          >
            <span
              className={cn(
                'ui:mt-2 ui:size-2 ui:shrink-0 ui:rounded-full ui:border',
                read ? 'ui:border-transparent' : 'ui:border-brand ui:bg-brand',
              )}
            />
            <div className="ui:flex ui:min-w-0 ui:flex-1 ui:flex-col ui:gap-1">
              <HostLink
                href={href}
                onClick={() => onOpen?.(id)}
                className="ui:stretched ui:font-semibold ui:text-text ui:no-underline ui:[--stretched-ring:-2px] ui:wrap-anywhere"
              >
                {!read && <VisuallyHidden>{`${strings['noticeList.unread']}: `}</VisuallyHidden>}
                {strings[`noticeList.${kind}`]} · {title}
              </HostLink>
              <p className="ui:text-sm ui:text-text ui:wrap-anywhere">{text}</p>
              <DateTime value={at} className="ui:text-sm ui:text-text-muted" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
