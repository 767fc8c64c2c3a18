'use client';

import { useMemo, useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { indonesian, useStrings } from '../../public/strings/index.js';
import { dayIn, useTimeZone } from '../../public/time-zone/index.js';
import { type Day, fromDate, toDate } from '../day/index.js';
import { CHEVRON_DOWN } from '../drawings/chevron-down.js';
import { CHEVRON_LEFT } from '../drawings/chevron-left.js';
import { CHEVRON_RIGHT } from '../drawings/chevron-right.js';
import { Glyph } from '../glyph/index.js';
import { calendarWords } from './calendar-words.js';

const ARROWS = { left: CHEVRON_LEFT, right: CHEVRON_RIGHT, up: CHEVRON_DOWN, down: CHEVRON_DOWN };

const nav =
  'ui:pointer-events-auto ui:flex ui:size-9 ui:cursor-pointer ui:items-center ui:justify-center ui:rounded-md ui:text-text ui:focus-ring ui:hover:bg-surface-hover ui:aria-disabled:opacity-55';

const looks = {
  root: 'ui:p-3 ui:text-sm ui:text-text',
  months: 'ui:relative',
  nav: 'ui:absolute ui:inset-x-0 ui:top-0 ui:flex ui:justify-between ui:pointer-events-none',
  button_previous: nav,
  button_next: nav,
  month_caption: 'ui:flex ui:h-9 ui:items-center ui:justify-center',
  dropdowns: 'ui:flex ui:gap-1',
  dropdown_root: 'ui:relative ui:rounded-sm ui:focus-within-ring ui:hover:bg-surface-hover',
  dropdown: 'ui:absolute ui:inset-0 ui:w-full ui:cursor-pointer ui:opacity-0',
  caption_label:
    'ui:flex ui:items-center ui:gap-1 ui:px-1.5 ui:py-1 ui:font-semibold ui:text-sm ui:pointer-events-none',
  month_grid: 'ui:mt-2',
  weekday: 'ui:size-9 ui:text-center ui:font-medium ui:text-text-muted ui:text-xs',
  day: 'ui:p-0 ui:text-center',
  day_button:
    'ui:size-9 ui:cursor-pointer ui:rounded-md ui:text-center ui:figures ui:focus-ring ui:enabled:hover:bg-surface-hover ui:calendar-day',
  hidden: 'ui:invisible',
};

function Arrow({ orientation = 'down' }: { orientation?: keyof typeof ARROWS }) {
  const drawing = ARROWS[orientation];
  return <Glyph of={drawing} />;
}

/** A month to choose a day from. Loaded when it is first opened; not exported from the index. */
export function Calendar({
  value,
  onChoose,
  min = '1990-01-01',
  max,
}: {
  value: Day;
  onChoose: (day: Day) => void;
  min?: Day;
  max?: Day;
}) {
  const strings = useStrings(indonesian);
  const words = useMemo(() => calendarWords(strings), [strings]);
  const [opened] = useState(() => new Date());
  const now = toDate(dayIn(opened, useTimeZone())) as Date;
  const first = toDate(min) as Date;
  const last = (max && toDate(max)) || new Date(now.getFullYear() + 1, 11, 31);
  return (
    <DayPicker
      mode="single"
      required
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it was opened in order to choose a day
      autoFocus
      {...words}
      today={now}
      selected={toDate(value)}
      defaultMonth={toDate(value) ?? (now > last ? last : now < first ? first : now)}
      onSelect={(date: Date) => onChoose(fromDate(date))}
      captionLayout="dropdown"
      startMonth={first}
      endMonth={last}
      disabled={{ before: first, after: last }}
      showOutsideDays
      classNames={looks}
      components={{ Chevron: Arrow }}
    />
  );
}
