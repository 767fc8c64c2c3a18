'use client';

import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { useFormats } from '../../../lib/public/format/index.js';

export interface DateTimeProps extends Omit<ComponentPropsWithRef<'time'>, 'children'> {
  /** ISO 8601 text or a `Date`; shown as day and time in the zone in force. */
  value: string | Date;
}

/** A moment to the minute; the pointer shows it to the second. Nothing for what is no moment. */
export function DateTime({ value, className, ...rest }: DateTimeProps) {
  const { formatDate } = useFormats();
  const text = formatDate(value, 'minute');
  if (text === '') return null;
  return (
    <time
      data-component="date-time"
      dateTime={typeof value === 'string' ? value : value.toISOString()}
      title={formatDate(value, 'second')}
      className={cn('ui:whitespace-nowrap ui:figures', className)}
      {...rest}
    >
      {text}
    </time>
  );
}
