'use client';

import { type ComponentType, lazy, Suspense } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import type { DateRange, Day } from '../../../lib/internal/day/index.js';
import { useOwnValue } from '../../../lib/internal/form-values/index.js';
import { loadPart } from '../../../lib/internal/load-part.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Spinner } from '../../feedback/spinner/index.js';
import type { CommonCalendarProps } from './calendar-props.js';
import { nextRange, toggleDay } from './choose-day.js';
import type { MonthGridProps } from './month-grid.js';

export type { CommonCalendarProps } from './calendar-props.js';

/** Props of a {@link Calendar} of one day. */
export interface SingleCalendarProps extends CommonCalendarProps {
  /**
   * How many days are chosen: one, several, or all from one to another.
   * @default 'single'
   */
  mode?: 'single';
  /** The chosen day as `YYYY-MM-DD`, or the empty text. Without it the calendar keeps it itself. */
  value?: Day;
  /**
   * The chosen day at first; instead of `value`.
   * @default ''
   */
  defaultValue?: Day;
  /** Called with the day that was pressed. */
  onChange?: (value: Day) => void;
}

/** Props of a {@link Calendar} of several days. */
export interface MultipleCalendarProps extends CommonCalendarProps {
  /** Several. */
  mode: 'multiple';
  /** The chosen days, each as `YYYY-MM-DD`. Without it the calendar keeps them itself. */
  value?: readonly Day[];
  /**
   * The chosen days at first; instead of `value`.
   * @default []
   */
  defaultValue?: readonly Day[];
  /** Called with all chosen days, in their order. */
  onChange?: (value: readonly Day[]) => void;
}

/** Props of a {@link Calendar} of a range. */
export interface RangeCalendarProps extends CommonCalendarProps {
  /** All from one to another. */
  mode: 'range';
  /** First and last day, each as `YYYY-MM-DD` or empty. Without it the calendar keeps them itself. */
  value?: DateRange;
  /** First and last day at first; instead of `value`. */
  defaultValue?: DateRange;
  /** Called with the first day as it is pressed, and with both once the last is. */
  onChange?: (value: DateRange) => void;
}

/** Props of {@link Calendar}. Native props reach the root. */
export type CalendarProps = SingleCalendarProps | MultipleCalendarProps | RangeCalendarProps;

const NO_DAYS: readonly Day[] = [];
const NO_RANGE: DateRange = { start: '', end: '' };

/** A month to choose days from: one, several, or a range. */
export function Calendar(props: CalendarProps) {
  if (props.mode === 'multiple') return <SeveralDays {...props} />;
  if (props.mode === 'range') return <DaysInARow {...props} />;
  return <OneDay {...props} />;
}

function OneDay({
  mode = 'single',
  value,
  defaultValue = '',
  onChange,
  ...rest
}: SingleCalendarProps) {
  const own = useOwnValue(value, defaultValue, onChange);
  return <LoadedMonth {...rest} chosen={{ mode, selected: own.value }} onDay={own.change} />;
}

function SeveralDays({
  mode,
  value,
  defaultValue = NO_DAYS,
  onChange,
  ...rest
}: MultipleCalendarProps) {
  const own = useOwnValue(value, defaultValue, onChange);
  return (
    <LoadedMonth
      {...rest}
      chosen={{ mode, selected: own.value }}
      onDay={(day) => own.change(toggleDay(own.value, day))}
    />
  );
}

function DaysInARow({
  mode,
  value,
  defaultValue = NO_RANGE,
  onChange,
  ...rest
}: RangeCalendarProps) {
  const own = useOwnValue(value, defaultValue, onChange);
  const { isDayDisabled = () => false } = rest;
  return (
    <LoadedMonth
      {...rest}
      chosen={{ mode, selected: own.value }}
      onDay={(day) => own.change(nextRange(own.value, day, isDayDisabled))}
    />
  );
}

function NoMonth() {
  const strings = useTexts(moreTexts);
  return (
    <p role="alert" className="ui:m-auto ui:max-w-63 ui:text-center ui:text-sm ui:text-text-muted">
      {strings['calendar.failed']}
    </p>
  );
}

const MonthGrid = lazy<ComponentType<MonthGridProps>>(() =>
  loadPart('react-day-picker', () => import('./month-grid.js')).then(
    (part) => ({ default: part.MonthGrid }),
    () => ({ default: NoMonth }),
  ),
);

function LoadedMonth({
  label,
  min,
  max,
  isDayDisabled,
  marks,
  defaultMonth,
  onMonthChange,
  autoFocus = false,
  disabled = false,
  chosen,
  onDay,
  className,
  ...rest
}: CommonCalendarProps & Pick<MonthGridProps, 'chosen' | 'onDay'>) {
  return (
    <div
      data-component="calendar"
      data-mode={chosen.mode}
      role={label === undefined ? undefined : 'group'}
      aria-label={label}
      className={cn(
        'ui:flex ui:min-h-74 ui:w-fit ui:min-w-63 ui:max-w-full ui:flex-col ui:text-sm ui:text-text',
        className,
      )}
      {...rest}
    >
      <Suspense fallback={<Spinner className="ui:m-auto ui:appear-late" />}>
        <MonthGrid
          {...{ min, max, isDayDisabled, marks, defaultMonth, onMonthChange, autoFocus, disabled }}
          {...{ chosen, onDay }}
        />
      </Suspense>
    </div>
  );
}
