'use client';

import { useState } from 'react';
import { TextField } from '../../components/text-field/index.js';
import { readDay, writeDay } from '../../lib/internal/day/index.js';
import { DayPopover } from '../../lib/internal/day-popover/index.js';
import { indonesian, useStrings } from '../../lib/public/strings/index.js';

/** One day, typed or chosen. What is no day stays as it was typed, and is said once the field is left. */
export function DayField({
  label,
  error,
  value,
  onChange,
}: {
  label: string;
  error: string | undefined;
  value: string;
  onChange: (day: string) => void;
}) {
  const strings = useStrings(indonesian);
  const [typed, setTyped] = useState<string>();
  const [left, setLeft] = useState(false);
  // What was typed counts until another day comes from elsewhere.
  const read = typed === undefined ? undefined : readDay(typed);
  const text = typed !== undefined && (read ?? '') === value ? typed : writeDay(value);
  const unread = text === typed && read === null;
  return (
    <TextField
      label={label}
      autoComplete="off"
      inputMode="numeric"
      placeholder={strings['dateRange.placeholder']}
      error={error ?? (left && unread ? strings['dateRange.invalid'] : undefined)}
      value={text}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(readDay(event.target.value) ?? '');
      }}
      onFocus={() => setLeft(false)}
      onBlur={() => setLeft(true)}
      end={
        <DayPopover
          label={label}
          disabled={false}
          value={value}
          onChoose={(day) => {
            setTyped(undefined);
            onChange(day);
          }}
        />
      }
    />
  );
}
