'use client';

import { useStrings } from '../../lib/strings/index.js';
import { Field, type FieldProps } from '../field/index.js';
import { type Day, endsBeforeStart } from './day.js';
import { DayField } from './day-field.js';

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
   * @default 'Dari'
   */
  startLabel?: string;
  /**
   * @default 'Sampai'
   */
  endLabel?: string;
  /** The earliest day that can be chosen, as `YYYY-MM-DD`. */
  min?: Day;
  /** The last day that can be chosen, as `YYYY-MM-DD`. */
  max?: Day;
  /**
   * @default false
   */
  disabled?: boolean;
}

/** A first and a last day. */
export function DateRangeField({
  value,
  onChange,
  startLabel,
  endLabel,
  min,
  max,
  disabled = false,
  error,
  ...rest
}: DateRangeFieldProps) {
  const strings = useStrings();
  const reversed = endsBeforeStart(value.start, value.end);
  const shared = { disabled, max };
  return (
    <Field
      {...rest}
      kind="group"
      error={error ?? (reversed ? strings['dateRange.order'] : undefined)}
    >
      <div
        data-component="date-range-field"
        className="ui:grid ui:columns-fit ui:[--column:8rem] ui:items-start ui:gap-3"
      >
        <DayField
          {...shared}
          label={startLabel ?? strings['dateRange.start']}
          value={value.start}
          min={min}
          invalid={false}
          onChange={(start) => onChange({ ...value, start })}
        />
        <DayField
          {...shared}
          label={endLabel ?? strings['dateRange.end']}
          value={value.end}
          min={value.start || min}
          invalid={reversed}
          onChange={(end) => onChange({ ...value, end })}
        />
      </div>
    </Field>
  );
}
