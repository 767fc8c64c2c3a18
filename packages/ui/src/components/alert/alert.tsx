'use client';

import { cva } from 'class-variance-authority';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn } from '../../lib/internal/cn/index.js';
import { frameStrings, useStrings } from '../../lib/public/strings/index.js';
import { Button } from '../button/index.js';

const alert = cva(
  'ui:flex ui:min-w-0 ui:items-start ui:gap-3 ui:rounded-md ui:border ui:px-4 ui:py-3 ui:text-sm ui:text-text',
  {
    variants: {
      tone: {
        info: 'ui:border-brand-border ui:bg-brand-soft',
        success: 'ui:border-success-border ui:bg-success-soft',
        warning: 'ui:border-warning-border ui:bg-warning-soft',
        danger: 'ui:border-danger-border ui:bg-danger-soft',
      },
    },
  },
);

// As high as a line of the text beside it, in the middle of which it stands.
const mark = cva('ui:flex ui:h-[1lh] ui:shrink-0 ui:items-center', {
  variants: {
    tone: {
      info: 'ui:text-brand-text',
      success: 'ui:text-success-text',
      warning: 'ui:text-warning-text',
      danger: 'ui:text-danger-text',
    },
  },
});

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** Props of {@link Alert}. */
export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  /**
   * Colour and icon; the text says the same in words.
   * @default 'info'
   */
  tone?: 'info' | 'success' | 'warning' | 'danger';
  /** The message in short; the rest stands in `children`. */
  title?: ReactNode;
  /** Replaces the tone's icon; `null` leaves it out. */
  icon?: ReactNode;
  /** A button or link that helps. */
  action?: ReactNode;
  /** Shows a button that takes the message away. */
  onDismiss?: () => void;
  /**
   * Name of that button.
   * @default 'Tutup pesan'
   */
  dismissLabel?: string;
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
  const strings = useStrings(frameStrings);
  const Icon = ICONS[tone];
  return (
    <div
      data-component="alert"
      data-tone={tone}
      role={role === 'none' ? undefined : role}
      className={cn(alert({ tone }), className)}
      {...rest}
    >
      <div className="ui:flex ui:min-w-0 ui:grow ui:flex-wrap ui:items-center ui:justify-between ui:gap-x-4 ui:gap-y-2">
        {/* With the text, so that a button beside them does not push them apart. */}
        <div className="ui:flex ui:min-w-0 ui:gap-3">
          {icon === null ? null : (
            <span data-part="icon" className={mark({ tone })}>
              {icon ?? <Icon aria-hidden size={16} />}
            </span>
          )}
          <div className="ui:min-w-0 ui:wrap-anywhere">
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
          </div>
        </div>
        {action}
      </div>
      {onDismiss ? (
        <Button
          variant="ghost"
          size="sm"
          iconOnly
          aria-label={dismissLabel ?? strings['alert.close']}
          className={cn('ui:-me-2', !action && 'ui:-my-1.5')}
          onClick={onDismiss}
        >
          <X aria-hidden size={16} />
        </Button>
      ) : null}
    </div>
  );
}
