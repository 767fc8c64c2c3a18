import { type OpeningText, openingText } from './opening.js';

/** A moment that is often wanted. */
export interface OpeningPreset {
  /** `afterExam`: tomorrow at 12.00; `nextWeek`: the same in seven days; `termEnd`: when the term is over. */
  id: 'afterExam' | 'nextWeek' | 'termEnd';
  /** Text that the preset types. */
  text: OpeningText;
}

const DAY_MS = 86_400_000;

/** The moments that are often wanted, counted in a zone. Terms end on 1 February and 1 August. */
export function openingPresets(now: Date, timeZone?: string): OpeningPreset[] {
  const noon = (days: number): OpeningText => ({
    ...openingText(new Date(now.getTime() + days * DAY_MS).toISOString(), timeZone),
    time: '12.00',
  });
  const today = noon(0);
  const [, month, year] = today.day.split('/').map(Number);
  const next = (month ?? 1) < 2 ? '01/02' : (month ?? 1) < 8 ? '01/08' : '';
  const termEnd = next ? `${next}/${year}` : `01/02/${(year ?? 0) + 1}`;
  return [
    { id: 'afterExam', text: noon(1) },
    { id: 'nextWeek', text: noon(7) },
    { id: 'termEnd', text: { ...today, day: termEnd, time: '00.00' } },
  ];
}
