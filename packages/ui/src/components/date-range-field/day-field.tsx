'use client';

import type { Day } from '../../lib/internal/day/index.js';
import { DayPopover } from '../../lib/internal/day-popover/index.js';
import { useMediaQuery } from '../../lib/public/media-query/index.js';
import { indonesian, useStrings } from '../../lib/public/strings/index.js';
import { TextField } from '../text-field/index.js';
import type { DayDraft } from './use-day-draft.js';

/** One end of the range: the system's date field under fingers, else text and a calendar. */
export function DayField({
  label,
  value,
  draft,
  min,
  max,
  disabled,
  invalid,
  describedBy,
}: {
  label: string;
  value: Day;
  draft: DayDraft;
  min?: Day;
  max?: Day;
  disabled: boolean;
  invalid: boolean;
  /** Id of what says why it is invalid: below both ends, where there is room for a sentence. */
  describedBy: string;
}) {
  const strings = useStrings(indonesian);
  const coarse = useMediaQuery('(pointer: coarse)');
  const shared = {
    label,
    disabled,
    ...(invalid && { 'aria-invalid': true, 'aria-describedby': describedBy }),
  };

  if (coarse) {
    return (
      <TextField
        {...shared}
        type="date"
        value={value}
        min={min}
        max={max}
        onChange={(event) => draft.take(event.target.value)}
      />
    );
  }
  return (
    <TextField
      {...shared}
      inputMode="numeric"
      autoComplete="off"
      placeholder={strings['dateRange.placeholder']}
      value={draft.text}
      onChange={(event) => draft.type(event.target.value)}
      onBlur={draft.leave}
      end={
        <DayPopover
          label={label}
          disabled={disabled}
          value={value}
          min={min}
          max={max}
          onChoose={draft.take}
        />
      }
    />
  );
}
