'use client';

import { Badge, type BadgeProps } from '../../../components/data/badge/index.js';
import { LOCK } from '../../../lib/internal/drawings/lock.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { basicTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';

/**
 * Why something is closed. The set: `date` a moment, to `users`, `lecturers` or its `owner` only, which
 * for anyone else is its `creator`. Its key, while the set itself is open: `key-date` a moment, or `key-` for whom.
 */
export type LockReason =
  | 'date'
  | 'users'
  | 'lecturers'
  | 'owner'
  | 'creator'
  | 'key-date'
  | 'key-closed'
  | 'key-users'
  | 'key-lecturers'
  | 'key-owner';

/** Props of {@link LockLabel}. */
export interface LockLabelProps extends Omit<BadgeProps, 'tone' | 'icon' | 'children'> {
  /** Why it is closed. */
  reason: LockReason;
  /** When it opens, for `date` and `key-date`: ISO 8601 text or a `Date`. */
  at?: string | Date;
  /**
   * How the day is written: 20 Desember 2026, or 20 Des 2026 where there is little room.
   * @default 'long'
   */
  format?: 'long' | 'short';
}

const ICON = <Glyph of={LOCK} size={12} />;

/** A lock and in words why: who alone sees it, or when it opens. */
export function LockLabel({ reason, at = '', format = 'long', ...rest }: LockLabelProps) {
  const strings = useTexts(basicTexts);
  const { formatDate } = useFormats();
  const text = strings[`lock.${reason}`];
  return (
    <Badge data-reason={reason} icon={ICON} {...rest}>
      {typeof text === 'string' ? text : text(formatDate(at, format))}
    </Badge>
  );
}
