import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import {
  NOTICE_ROW,
  Notice,
  type NoticeProps,
  noticeStyle,
} from '../../../lib/internal/notice/index.js';

export interface AlertProps
  extends NoticeProps,
    Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  /**
   * Colour and icon; the text says the same in words.
   * @default 'info'
   */
  tone?: 'info' | 'success' | 'warning' | 'danger';
  /** The message in short; the rest stands in `children`. */
  title?: ReactNode;
  /** Replaces the tone's icon; `null` leaves it out. */
  icon?: ReactNode;
  /**
   * How readers learn of it: `alert` interrupts, `status` waits, `none` stays silent (for what
   * stands on the page from the start).
   * @default danger: 'alert', else 'status'
   */
  role?: 'alert' | 'status' | 'none';
}

/** A message in the page, where it belongs: about a form, a list, a failed call. */
export function Alert({
  tone = 'info',
  title,
  icon,
  action,
  onDismiss,
  dismissLabel,
  role = tone === 'danger' ? 'alert' : 'status',
  className,
  children,
  ...rest
}: AlertProps) {
  return (
    <div
      data-component="alert"
      data-tone={tone}
      role={role === 'none' ? undefined : role}
      className={cn(
        NOTICE_ROW,
        noticeStyle({ tone }),
        'ui:rounded-md ui:border ui:px-4 ui:py-3',
        className,
      )}
      {...rest}
    >
      <Notice
        tone={tone}
        icon={icon}
        action={action}
        onDismiss={onDismiss}
        dismissLabel={dismissLabel}
      >
        {title ? (
          <p data-part="title" className="ui:font-semibold">
            {title}
          </p>
        ) : null}
        {children ? (
          <div data-part="text" className="ui:min-w-0">
            {children}
          </div>
        ) : null}
      </Notice>
    </div>
  );
}
