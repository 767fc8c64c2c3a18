'use client';

import type { ReactNode } from 'react';
import { Button } from '../../../components/actions/button/index.js';
import { frameTexts } from '../../public/indonesian/index.js';
import { useTexts } from '../../public/texts/index.js';
import { cn, cva } from '../cn/index.js';
import { CIRCLE_CHECK } from '../drawings/circle-check.js';
import { CIRCLE_EXCLAMATION_POINT } from '../drawings/circle-exclamation-point.js';
import { INFO } from '../drawings/info.js';
import { TRIANGLE_EXCLAMATION_POINT } from '../drawings/triangle-exclamation-point.js';
import { X } from '../drawings/x.js';
import { Glyph } from '../glyph/index.js';

/** The colours of what is said in the page; the frame around it is the component's own. */
export const noticeStyle = cva('ui:text-sm ui:text-text', {
  variants: {
    tone: {
      info: 'ui:border-brand-border ui:bg-brand-soft',
      success: 'ui:border-success-border ui:bg-success-soft',
      warning: 'ui:border-warning-border ui:bg-warning-soft',
      danger: 'ui:border-danger-border ui:bg-danger-soft',
    },
  },
});

/** How that row stands in the frame. */
export const NOTICE_ROW = 'ui:flex ui:min-w-0 ui:items-start ui:gap-3';

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

const ICONS = {
  info: INFO,
  success: CIRCLE_CHECK,
  warning: TRIANGLE_EXCLAMATION_POINT,
  danger: CIRCLE_EXCLAMATION_POINT,
};

/** Action of a notice in the page. */
export interface NoticeProps {
  /** A button or link that helps. */
  action?: ReactNode;
  /** Shows a button that takes the message away. */
  onDismiss?: () => void;
  /**
   * Name of that button.
   * @default 'Tutup pesan'
   */
  dismissLabel?: string;
}

/** The inside of Alert and Banner: an icon, what is said, what helps, and the way to close it, in one row. */
export function Notice({
  tone,
  icon,
  action,
  onDismiss,
  dismissLabel,
  children,
}: NoticeProps & {
  tone: 'info' | 'success' | 'warning' | 'danger';
  /** Replaces the tone's; `null` leaves it out. */
  icon?: ReactNode;
  children: ReactNode;
}) {
  const strings = useTexts(frameTexts);
  const drawing = ICONS[tone];
  return (
    <>
      <div className="ui:flex ui:min-w-0 ui:grow ui:flex-wrap ui:items-center ui:justify-between ui:gap-x-4 ui:gap-y-2">
        {/* With the text, so that a button beside them does not push them apart. */}
        <div className="ui:flex ui:min-w-0 ui:gap-3">
          {icon === null ? null : (
            <span data-part="icon" className={mark({ tone })}>
              {icon ?? <Glyph of={drawing} />}
            </span>
          )}
          <div className="ui:min-w-0 ui:wrap-anywhere">{children}</div>
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
          <Glyph of={X} />
        </Button>
      ) : null}
    </>
  );
}
