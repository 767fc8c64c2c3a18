'use client';

import { useId } from 'react';
import { type DateRange, type Day, endsBeforeStart } from '../../../lib/internal/day/index.js';
import { DayField, useDayDraft } from '../../../lib/internal/day-field/index.js';
import { FormValues, useOwnValue } from '../../../lib/internal/form-values/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { Field, type FieldProps } from '../field/index.js';

/** Props of {@link DateRangeField}. */
export interface DateRangeFieldProps
  extends Omit<FieldProps, 'kind' | 'children' | 'onChange' | 'label' | 'defaultValue'> {
  /** Names the range, such as 'Tanggal'. */
  label: string;
  /**
   * The range; it may end before it starts, which is shown as an error. Without it the field keeps it
   * itself.
   */
  value?: DateRange;
  /** The range at first, and again when the form is reset; instead of `value`. */
  defaultValue?: DateRange;
  /** Called with a whole day or an empty text, never with a half-typed one. */
  onChange?: (value: DateRange) => void;
  /** The days are sent with the form as `NAME.start` and `NAME.end`, each as `YYYY-MM-DD` or empty. */
  name?: string;
  /** Id of that form, where the field does not stand in it. */
  form?: string;
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

const OPEN: DateRange = { start: '', end: '' };

/** A first and a last day. */
export function DateRangeField({
  id,
  value: given,
  defaultValue = OPEN,
  onChange,
  name,
  form,
  startLabel,
  endLabel,
  min,
  max,
  disabled = false,
  hint,
  error,
  ...rest
}: DateRangeFieldProps) {
  const strings = useTexts(moreTexts);
  const made = useId();
  const own = useOwnValue(given, defaultValue, onChange);
  const { value } = own;
  const start = useDayDraft(value.start, (day) => own.change({ ...value, start: day }));
  const end = useDayDraft(value.end, (day) => own.change({ ...value, end: day }));
  const reversed = endsBeforeStart(value.start, value.end);
  const wrong = start.wrong || end.wrong;
  const problem =
    error ??
    (wrong ? strings['dateRange.invalid'] : reversed ? strings['dateRange.order'] : undefined);
  const groupId = id ?? made;
  // Said below both, where there is room for a sentence.
  const marks = { 'aria-invalid': true, 'aria-describedby': `${groupId}-error` };
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
          {...(start.wrong && marks)}
          {...{ disabled, max }}
          label={startLabel ?? strings['dateRange.start']}
          value={value.start}
          draft={start}
          min={min}
        />
        <DayField
          {...((end.wrong || reversed) && marks)}
          {...{ disabled, max }}
          label={endLabel ?? strings['dateRange.end']}
          value={value.end}
          draft={end}
          min={value.start || min}
        />
        <FormValues
          {...{ form, disabled }}
          name={name && `${name}.start`}
          values={[value.start]}
          onReset={
            own.reset &&
            (() => {
              own.reset?.();
              start.forget();
              end.forget();
            })
          }
        />
        <FormValues
          {...{ form, disabled }}
          name={name && `${name}.end`}
          values={[value.end]}
          onReset={undefined}
        />
      </div>
    </Field>
  );
}
