'use client';

import { TextField, type TextFieldProps } from '../text-field/index.js';

export interface NumberFieldProps
  extends Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onChange'> {
  /**
   * The number; `null` while the field is empty or holds no number. Without it the field keeps the
   * number itself.
   */
  value?: number | null;
  /** The number at first, and again when the form is reset; instead of `value`. */
  defaultValue?: number;
  /** Called at every key that changes the number. */
  onChange?: (value: number | null) => void;
}

/** A number, such as a year. Arrow keys change it by `step`. */
export function NumberField({ value, onChange, ...rest }: NumberFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      {...rest}
      type="number"
      value={value === undefined ? undefined : (value ?? '')}
      onChange={({ target }) =>
        onChange?.(Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber)
      }
      // A focused number field would change by the wheel while the page is scrolled.
      onWheel={(event) => event.currentTarget.blur()}
    />
  );
}
