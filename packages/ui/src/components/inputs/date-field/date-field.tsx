'use client';

import { type Day, writeDay } from '../../../lib/internal/day/index.js';
import {
  DayField,
  type DayFieldProps,
  useDayDraft,
} from '../../../lib/internal/day-field/index.js';
import { FormValues, useOwnValue } from '../../../lib/internal/form-values/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';

/** Props of {@link DateField}. Native props reach the input, `className` the root. */
export interface DateFieldProps extends Omit<DayFieldProps, 'size'> {
  /** Names the field and its calendar, such as 'Tanggal ujian'. */
  label: string;
  /**
   * The day as `YYYY-MM-DD`, or the empty text; one before `min` or after `max` is shown as an error.
   * Without it the field keeps it itself.
   */
  value?: Day;
  /**
   * The day at first, and again when the form is reset; instead of `value`.
   * @default ''
   */
  defaultValue?: Day;
  /** Called with a whole day or an empty text, never with a half-typed one. */
  onChange?: (value: Day) => void;
  /** The day is sent with the form under this name, as `YYYY-MM-DD` or empty. */
  name?: string;
  /** Id of that form, where the field does not stand in it. */
  form?: string;
  /** The earliest day, as `YYYY-MM-DD`. */
  min?: Day;
  /** The last day, as `YYYY-MM-DD`. */
  max?: Day;
  /**
   * The day can neither be changed nor is it sent.
   * @default false
   */
  disabled?: boolean;
}

/** One day, typed or chosen in a calendar. */
export function DateField({
  value: given,
  defaultValue = '',
  onChange,
  name,
  form,
  hint,
  error,
  ...rest
}: DateFieldProps) {
  const { min = '', max = '', disabled = false } = rest;
  const strings = useTexts(moreTexts);
  const own = useOwnValue(given, defaultValue, onChange);
  const { value } = own;
  const draft = useDayDraft(value, own.change);

  function problem() {
    // First, since a caller who was told of no day can only say that there is none.
    if (draft.wrong) return strings['dateRange.invalid'];
    if (error) return error;
    if (value && value < min) return strings['date.early'](writeDay(min));
    if (max && value > max) return strings['date.late'](writeDay(max));
    return undefined;
  }

  const wrong = problem();
  return (
    <>
      <DayField
        {...rest}
        hint={wrong ? undefined : hint}
        error={wrong}
        value={value}
        draft={draft}
      />
      <FormValues
        {...{ name, form, disabled }}
        values={[value]}
        onReset={
          own.reset &&
          (() => {
            own.reset?.();
            draft.forget();
          })
        }
      />
    </>
  );
}
