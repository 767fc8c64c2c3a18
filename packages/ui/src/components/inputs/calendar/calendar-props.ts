import type { ComponentPropsWithRef } from 'react';
import type { Day } from '../../../lib/internal/day/index.js';

/** A day that is something else, too. */
export interface CalendarMark {
  /** The day, as `YYYY-MM-DD`. */
  day: Day;
  /** Name, such as 'UAS Struktur Data': read out with the day, and written below the month. */
  label: string;
}

/** Props of every calendar, however many days are chosen in it. */
export interface CommonCalendarProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'defaultValue'> {
  /** Names the calendar, such as 'Hari ujian', where nothing around it does. */
  label?: string;
  /**
   * The earliest day that can be chosen, as `YYYY-MM-DD`.
   * @default '1990-01-01'
   */
  min?: Day;
  /** The last day that can be chosen, as `YYYY-MM-DD`; the last one of next year where none is given. */
  max?: Day;
  /** Which days between them cannot be chosen, such as those of a weekend. */
  isDayDisabled?: (day: Day) => boolean;
  /** Days that bear a name: a dot, and what it says below the month. */
  marks?: readonly CalendarMark[];
  /** A day of the month that is shown at first; else that of the first chosen day, else today's. */
  defaultMonth?: Day;
  /** Called with the first day of the month that is shown next. */
  onMonthChange?: (first: Day) => void;
  /**
   * Goes to the chosen day, or today, as the calendar appears: for one that was opened in order to choose.
   * @default false
   */
  autoFocus?: boolean;
  /**
   * No day can be chosen; other months can still be looked at.
   * @default false
   */
  disabled?: boolean;
}
