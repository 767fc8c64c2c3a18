import type { DayPickerProps } from 'react-day-picker';
import { type Day, fromDate } from '../../../lib/internal/day/index.js';
import type { ComponentTexts } from '../../../lib/public/texts/index.js';

/** Words of a calendar in a language, from the browser's own tables: any language will do. */
export type CalendarWords = Required<
  Pick<DayPickerProps, 'formatters' | 'labels' | 'weekStartsOn'>
>;

type Weekday = CalendarWords['weekStartsOn'];

/** Part of `Intl.Locale`, as a method or as a property, that not every browser has. */
interface WeekInfo {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

const MONDAY = 1;

/** The day that weeks begin with. Of Indonesia the tables say Sunday; its universities count ISO's weeks. */
export function weekStart(locale: string): Weekday {
  const { language } = new Intl.Locale(locale);
  if (language === 'id') return MONDAY;
  const place = new Intl.Locale(locale) as WeekInfo;
  const info = place.getWeekInfo?.() ?? place.weekInfo;
  return ((info?.firstDay ?? MONDAY) % 7) as Weekday;
}

/**
 * The words of a calendar, of the texts and of their language.
 *
 * @param names what marked days are called
 */
export function calendarWords(
  texts: Pick<ComponentTexts, Extract<keyof ComponentTexts, `calendar.${string}`>>,
  locale: string,
  names: ReadonlyMap<Day, string> = new Map(),
): CalendarWords {
  const writer = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options);
    return (date: Date) => format.format(date);
  };
  const month = writer({ month: 'long' });
  const caption = writer({ month: 'long', year: 'numeric' });
  const day = writer({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const weekday = writer({ weekday: 'long' });
  const shortWeekday = writer({ weekday: 'short' });
  return {
    weekStartsOn: weekStart(locale),
    formatters: {
      formatCaption: caption,
      formatMonthDropdown: month,
      formatWeekdayName: shortWeekday,
    },
    labels: {
      labelDayButton(date, { today, selected, range_start: first, range_end: last }) {
        const plain = today ? texts['calendar.today'](day(date)) : day(date);
        const name = names.get(fromDate(date));
        const named = name === undefined ? plain : texts['calendar.marked'](plain, name);
        if (first !== last) return texts[first ? 'calendar.first' : 'calendar.last'](named);
        return selected ? texts['calendar.chosen'](named) : named;
      },
      labelGrid: caption,
      labelMonthDropdown: () => texts['calendar.month'],
      labelNext: () => texts['calendar.next'],
      labelPrevious: () => texts['calendar.previous'],
      labelWeekday: weekday,
      labelYearDropdown: () => texts['calendar.year'],
    },
  };
}
