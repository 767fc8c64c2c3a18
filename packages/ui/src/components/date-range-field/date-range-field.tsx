'use client';

import { useId } from 'react';
import { type Day, endsBeforeStart } from '../../lib/internal/day/index.js';
import { indonesian, useStrings } from '../../lib/public/strings/index.js';
import { Field, type FieldProps } from '../field/index.js';
import { DayField } from './day-field.js';
import { useDayDraft } from './use-day-draft.js';

/** Two calendar days, both included. `YYYY-MM-DD`, or the empty text for an open end. */
export interface DateRange {
  /** First day. */
  start: Day;
  /** Last day. */
  end: Day;
}

/** Props of {@link DateRangeField}. */
export interface DateRangeFieldProps
  extends Omit<FieldProps, 'kind' | 'children' | 'onChange' | 'label'> {
  /** Names the range, such as 'Tanggal'. */
  label: string;
  /** The range; it may end before it starts, which is shown as an error. */
  value: DateRange;
  /** Called with a whole day or an empty text, never with a half-typed one. */
  onChange: (value: DateRange) => void;
  /**
   * Names the field of the first day.
   * @default 'Dari'
   */
  startLabel?: string;
  /**
   * Names the field of the last day.
   * @default 'Sampai'
   */
  endLabel?: string;
  /** The earliest day that can be chosen, as `YYYY-MM-DD`. */
  min?: Day;
  /** The last day that can be chosen, as `YYYY-MM-DD`. */
  max?: Day;
  /**
   * Neither day can be changed.
   * @default false
   */
  disabled?: boolean;
}

/** A first and a last day. */
export function DateRangeField({
  id,
  value,
  onChange,
  startLabel,
  endLabel,
  min,
  max,
  disabled = false,
  hint,
  error,
  ...rest
}: DateRangeFieldProps) {
  const strings = useStrings(indonesian);
  const made = useId();
  const start = useDayDraft(value.start, (day) => onChange({ ...value, start: day }));
  const end = useDayDraft(value.end, (day) => onChange({ ...value, end: day }));
  const reversed = endsBeforeStart(value.start, value.end);
  const wrong = start.wrong || end.wrong;
  const problem =
    error ??
    (wrong ? strings['dateRange.invalid'] : reversed ? strings['dateRange.order'] : undefined);
  const groupId = id ?? made;
  const shared = { disabled, max, describedBy: `${groupId}-error` };
  return (
    <Field
      {...rest}
      id={groupId}
      kind="group"
      // One sentence at a time: what stands below is moved by a line, not by two.
      hint={problem ? undefined : hint}
      error={problem}
    >
      <div
        data-component="date-range-field"
        className="ui:grid ui:columns-fit ui:[--column:9.25rem] ui:items-start ui:gap-3"
      >
        <DayField
          {...shared}
          label={startLabel ?? strings['dateRange.start']}
          value={value.start}
          draft={start}
          min={min}
          invalid={start.wrong}
        />
        <DayField
          {...shared}
          label={endLabel ?? strings['dateRange.end']}
          value={value.end}
          draft={end}
          min={value.start || min}
          invalid={end.wrong || reversed}
        />
      </div>
    </Field>
  );
}
