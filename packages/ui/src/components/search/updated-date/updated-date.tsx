'use client';

import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { CALENDAR } from '../../../lib/internal/drawings/calendar.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { basicTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';

const ICON = <Glyph of={CALENDAR} size={14} />;

export interface UpdatedDateProps extends Omit<ComponentPropsWithRef<'time'>, 'children'> {
  /** ISO 8601 text or a `Date`; shown as the day in the zone in force. */
  date: string | Date;
  /**
   * `long`: 21 November 2026; `short`: 21 Nov 2026.
   * @default 'long'
   */
  format?: 'long' | 'short';
  /**
   * Whether an icon stands before the date.
   * @default true
   */
  icon?: boolean;
}

/** The day on which something last changed; nothing for what is no date. */
export function UpdatedDate({
  date,
  format = 'long',
  icon = true,
  className,
  ...rest
}: UpdatedDateProps) {
  const { formatDate } = useFormats();
  const strings = useTexts(basicTexts);
  const text = formatDate(date, format);
  if (text === '') return null;
  return (
    <time
      data-component="updated-date"
      dateTime={typeof date === 'string' ? date : date.toISOString()}
      title={strings['updated.label']}
      className={cn(
        'ui:inline-flex ui:items-center ui:gap-1.5',
        format === 'short' && 'ui:whitespace-nowrap',
        className,
      )}
      {...rest}
    >
      {icon && ICON}
      {text}
    </time>
  );
}
