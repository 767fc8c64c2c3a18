import { useState } from 'react';
import { type Day, readDay, writeDay } from '../day/index.js';

/** Draft of a day's field. */
export interface DayDraft {
  /** Text of the field. */
  text: string;
  /** It was left with a text that is no day. */
  wrong: boolean;
  type: (text: string) => void;
  leave: () => void;
  /** Takes a day from elsewhere, such as the calendar. */
  take: (day: Day) => void;
  /** Forgets what is typed. */
  forget: () => void;
}

/** Keeps what is typed as long as it is no day; forgotten when the value changes from outside. */
export function useDayDraft(value: Day, onChange: (day: Day) => void): DayDraft {
  const [draft, setDraft] = useState<{ text: string; of: Day; left: boolean } | null>(null);
  const typing = draft?.of === value ? draft : null;
  return {
    text: typing?.text ?? writeDay(value),
    wrong: typing?.left === true,
    type(text) {
      const day = readDay(text);
      setDraft(day ? null : { text, of: day === '' ? '' : value, left: false });
      if (day !== null) onChange(day);
    },
    leave() {
      if (!typing || readDay(typing.text) === '') return;
      setDraft({ text: typing.text, of: '', left: true });
      if (value !== '') onChange('');
    },
    take(day) {
      setDraft(null);
      onChange(day);
    },
    forget: () => setDraft(null),
  };
}
