/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- a calendar by hand, as hosts write it */
import { type KeyboardEvent, useState } from 'react';
import type { CalendarProps } from '../../page/parts-kit.js';
import './parts.css';

export const nextMonth = '.month-next';

const writer = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('id', { ...options, timeZone: 'UTC' });
const CAPTION = writer({ month: 'long', year: 'numeric' });
const FULL = writer({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const WEEKDAY = writer({ weekday: 'short' });
/** The day of a month; days before the first and after the last are those of the months beside it. */
const dateOf = (year: number, month: number, day: number) => {
  const date = new Date(0);
  date.setUTCFullYear(year, month, day);
  return date;
};
const DAYS = [0, 1, 2, 3, 4, 5, 6];
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

function move(event: KeyboardEvent<HTMLTableElement>) {
  const days = [...event.currentTarget.querySelectorAll('button')];
  const at = days.indexOf(event.target as HTMLButtonElement);
  days[at + (STEPS[event.key] ?? 0)]?.focus();
}

/** By hand: a table of buttons, with the days of the months beside it in its corners. */
export function Calendar({ label, day }: CalendarProps) {
  const [chosen, setChosen] = useState(day);
  const [first, setFirst] = useState(() => new Date(`${day.slice(0, 7)}-01`));
  const year = first.getUTCFullYear();
  const month = first.getUTCMonth();
  const before = (first.getUTCDay() + 6) % 7;
  const length = dateOf(year, month + 1, 0).getUTCDate();
  const weeks = Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    DAYS.map((column) => dateOf(year, month, 1 - before + week * 7 + column)),
  );
  const turn = (months: number) => setFirst(dateOf(year, month + months, 1));
  return (
    <div role="group" aria-label={label} className="month">
      <div className="month-head">
        <button type="button" aria-label="Bulan sebelumnya" onClick={() => turn(-1)}>
          ‹
        </button>
        <span aria-live="polite">{CAPTION.format(first)}</span>
        <button
          type="button"
          className="month-next"
          aria-label="Bulan berikutnya"
          onClick={() => turn(1)}
        >
          ›
        </button>
      </div>
      <table aria-label={CAPTION.format(first)} onKeyDown={move}>
        <thead>
          <tr>
            {weeks[0]?.map((date) => (
              <th key={date.getUTCDay()} scope="col">
                {WEEKDAY.format(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((dates) => (
            <tr key={dates[0]?.getTime()}>
              {dates.map((date) => {
                const value = date.toISOString().slice(0, 10);
                return (
                  <td key={value}>
                    <button
                      type="button"
                      className="day"
                      aria-label={FULL.format(date)}
                      aria-pressed={value === chosen}
                      data-outside={date.getUTCMonth() === month ? undefined : true}
                      tabIndex={value === chosen ? 0 : -1}
                      onClick={() => setChosen(value)}
                    >
                      {date.getUTCDate()}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
