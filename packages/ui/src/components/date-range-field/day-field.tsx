'use client';

import { useState } from 'react';
import { useMediaQuery } from '../../lib/media-query/index.js';
import { useStrings } from '../../lib/strings/index.js';
import { TextField } from '../text-field/index.js';
import { type Day, readDay, writeDay } from './day.js';
import { DayPopover } from './day-popover.js';

/** One end of the range: the system's date field under fingers, else text and a calendar. */
export function DayField({
  label,
  value,
  onChange,
  min,
  max,
  disabled,
  invalid,
}: {
  label: string;
  value: Day;
  onChange: (day: Day) => void;
  min?: Day;
  max?: Day;
  disabled: boolean;
  invalid: boolean;
}) {
  const strings = useStrings();
  const coarse = useMediaQuery('(pointer: coarse)');
  // What is being typed, as long as it is no day; forgotten when the value changes from outside.
  const [draft, setDraft] = useState<{ text: string; of: Day; left: boolean } | null>(null);
  const typing = draft?.of === value ? draft : null;

  if (coarse) {
    return (
      <TextField
        type="date"
        label={label}
        value={value}
        min={min}
        max={max}
        disabled={disabled}
        aria-invalid={invalid || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }

  function type(text: string) {
    const day = readDay(text);
    setDraft(day ? null : { text, of: day === '' ? '' : value, left: false });
    if (day !== null) onChange(day);
  }

  function leave() {
    if (!typing || readDay(typing.text) === '') return;
    setDraft({ text: typing.text, of: '', left: true });
    if (value !== '') onChange('');
  }

  const wrong = typing?.left === true;
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder={strings['dateRange.placeholder']}
      value={typing?.text ?? writeDay(value)}
      disabled={disabled}
      error={wrong ? strings['dateRange.invalid'] : undefined}
      {...(invalid && { 'aria-invalid': true })}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
      end={
        <DayPopover
          label={label}
          disabled={disabled}
          value={value}
          min={min}
          max={max}
          onChoose={(day) => {
            setDraft(null);
            onChange(day);
          }}
        />
      }
    />
  );
}
