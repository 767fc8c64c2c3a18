import { Direction } from 'radix-ui';
import { type ComponentPropsWithRef, useMemo, useState } from 'react';
import { type CalendarDay, DayPicker, type Modifiers } from 'react-day-picker';
import { type DateRange, type Day, fromDate, toDate } from '../../../lib/internal/day/index.js';
import { CHEVRON_DOWN } from '../../../lib/internal/drawings/chevron-down.js';
import { CHEVRON_LEFT } from '../../../lib/internal/drawings/chevron-left.js';
import { CHEVRON_RIGHT } from '../../../lib/internal/drawings/chevron-right.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { useFormatOptions } from '../../../lib/public/format/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { dayIn, useTimeZone } from '../../../lib/public/time-zone/index.js';
import type { CalendarMark, CommonCalendarProps } from './calendar-props.js';
import { calendarWords } from './calendar-words.js';
import { MarkList } from './mark-list.js';

/** Names of the marked days, in the order of the days; several names of one day stand beside each other. */
export function namesOf(marks: readonly CalendarMark[]): ReadonlyMap<Day, string> {
  const names = new Map<Day, string>();
  for (const { day, label } of marks.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    const known = names.get(day);
    names.set(day, known === undefined ? label : `${known}, ${label}`);
  }
  return names;
}

/** Which days are chosen. */
type Chosen =
  | { mode: 'single'; selected: Day }
  | { mode: 'multiple'; selected: readonly Day[] }
  | { mode: 'range'; selected: DateRange };

export interface MonthGridProps
  extends Pick<
    CommonCalendarProps,
    'min' | 'max' | 'isDayDisabled' | 'marks' | 'defaultMonth' | 'onMonthChange'
  > {
  autoFocus: boolean;
  disabled: boolean;
  chosen: Chosen;
  /** Called with a day that can be chosen, as it is pressed. */
  onDay: (day: Day) => void;
}

const ARROWS = { left: CHEVRON_LEFT, right: CHEVRON_RIGHT, up: CHEVRON_DOWN, down: CHEVRON_DOWN };

const step =
  'ui:absolute ui:top-0 ui:flex ui:size-9 ui:cursor-pointer ui:items-center ui:justify-center ui:rounded-md ui:text-text ui:focus-ring ui:hover:bg-surface-hover ui:aria-disabled:opacity-55';

const looks = {
  month: 'ui:relative',
  button_previous: `${step} ui:start-0`,
  button_next: `${step} ui:end-0`,
  month_caption: 'ui:flex ui:h-9 ui:items-center ui:justify-center',
  dropdowns: 'ui:flex ui:gap-1',
  dropdown_root: 'ui:relative ui:rounded-sm ui:focus-within-ring ui:hover:bg-surface-hover',
  dropdown: 'ui:absolute ui:inset-0 ui:w-full ui:cursor-pointer ui:opacity-0',
  caption_label:
    'ui:flex ui:items-center ui:gap-1 ui:px-1.5 ui:py-1 ui:font-semibold ui:text-sm ui:pointer-events-none',
  month_grid: 'ui:mt-2',
  weekday:
    'ui:size-9 ui:text-center ui:font-medium ui:text-text-muted ui:text-xs ui:pointer-coarse:w-10',
  day_button:
    'ui:size-9 ui:cursor-pointer ui:rounded-md ui:text-center ui:figures ui:focus-ring ui:enabled:hover:bg-surface-hover ui:calendar-day ui:pointer-coarse:size-10',
  hidden: 'ui:invisible',
};

function Arrow({ orientation = 'down' }: { orientation?: keyof typeof ARROWS }) {
  const drawing = ARROWS[orientation];
  return <Glyph of={drawing} />;
}

function DayCell({
  day: _day,
  modifiers,
  className: _className,
  ...cell
}: ComponentPropsWithRef<'td'> & { day: CalendarDay; modifiers: Modifiers }) {
  return (
    <td
      data-between={modifiers.range_middle || undefined}
      data-marked={modifiers.marked || undefined}
      className="ui:p-0 ui:text-center"
      {...cell}
    />
  );
}

const PARTS = { Chevron: Arrow, Day: DayCell };

/** Chosen days as the day picker takes them; it reports clicks only, and is controlled. */
function selectionOf(chosen: Chosen) {
  const onSelect = () => {};
  if (chosen.mode === 'single') {
    return { mode: chosen.mode, selected: toDate(chosen.selected), onSelect };
  }
  if (chosen.mode === 'multiple') {
    const selected = chosen.selected.flatMap((day) => toDate(day) ?? []);
    return { mode: chosen.mode, selected, onSelect };
  }
  const { start, end } = chosen.selected;
  return { mode: chosen.mode, selected: { from: toDate(start), to: toDate(end) }, onSelect };
}

function firstOf({ mode, selected }: Chosen): Day {
  if (mode === 'single') return selected;
  return mode === 'multiple' ? (selected[0] ?? '') : selected.start || selected.end;
}

/** One month as a grid. Loaded when a calendar is first shown; not exported from the index. */
export function MonthGrid({
  min = '1990-01-01',
  max,
  isDayDisabled,
  marks,
  defaultMonth = '',
  onMonthChange,
  autoFocus,
  disabled,
  chosen,
  onDay,
}: MonthGridProps) {
  const texts = useTexts(moreTexts);
  const { locale } = useFormatOptions();
  const names = useMemo(() => namesOf(marks ?? []), [marks]);
  const words = useMemo(() => calendarWords(texts, locale, names), [texts, locale, names]);
  const rtl = Direction.useDirection() === 'rtl';
  const [opened] = useState(() => new Date());
  const now = toDate(dayIn(opened, useTimeZone())) as Date;
  const first = toDate(min) as Date;
  const last = (max && toDate(max)) || new Date(now.getFullYear() + 1, 11, 31);
  const [month, setMonth] = useState(
    () =>
      toDate(defaultMonth) ??
      toDate(firstOf(chosen)) ??
      (now > last ? last : now < first ? first : now),
  );
  return (
    <>
      <DayPicker
        {...selectionOf(chosen)}
        {...words}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- who opens a calendar in order to choose asks for it
        autoFocus={autoFocus}
        dir={rtl ? 'rtl' : undefined}
        today={now}
        month={month}
        onMonthChange={(next) => {
          setMonth(next);
          onMonthChange?.(fromDate(next));
        }}
        onDayClick={(date) => onDay(fromDate(date))}
        captionLayout="dropdown"
        navLayout="around"
        lang={locale}
        startMonth={first}
        endMonth={last}
        disabled={
          disabled || [
            { before: first, after: last },
            (date) => isDayDisabled?.(fromDate(date)) === true,
          ]
        }
        modifiers={{ marked: (date) => names.has(fromDate(date)) }}
        showOutsideDays
        classNames={looks}
        components={PARTS}
      />
      <MarkList month={fromDate(month).slice(0, 7)} names={names} />
    </>
  );
}
