'use client';

import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { OnReset, useOwnValue } from '../../../lib/internal/form-values/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { Field, type FieldTexts, splitFieldProps } from '../field/index.js';

/** Props of {@link Slider}. Native props reach the input, `className` the root. */
export interface SliderProps
  extends Omit<FieldTexts, 'required' | 'optional'>,
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'size' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'required'
    > {
  /** Controlled value; without it the field is uncontrolled. */
  value?: number;
  /**
   * Initial value, also after a reset of the form; instead of `value`.
   * @default `min`
   */
  defaultValue?: number;
  /** Called with what it stands at, at every step. */
  onChange?: (value: number) => void;
  /**
   * The least.
   * @default 0
   */
  min?: number;
  /**
   * The most.
   * @default 100
   */
  max?: number;
  /**
   * How far one press of an arrow key leads.
   * @default 1
   */
  step?: number;
  /**
   * Writes the value with its unit, as it is shown and read out: '25 menit'.
   * @default the number in the page's language
   */
  format?: (value: number) => string;
}

/** A number by feel, within narrow bounds. Where the very number counts, take a `NumberField`. */
export function Slider({
  value: given,
  min = 0,
  max = 100,
  step = 1,
  defaultValue = min,
  onChange,
  format,
  ...props
}: SliderProps) {
  const [field, { style, ...rest }] = splitFieldProps<typeof props & FieldTexts>(props);
  const { formatCount } = useFormats();
  const own = useOwnValue(given, defaultValue, onChange);
  const { value } = own;
  const text = (format ?? formatCount)(value);
  const share = max > min ? (value - min) / (max - min) : 0;
  // The middle of the thumb, which stays within the ends of the line.
  const at = { '--at': `calc(${share * 100}% + ${0.625 - share * 1.25}rem)` } as CSSProperties;
  return (
    <Field {...field}>
      {(control) => (
        <div data-component="slider" className="ui:flex ui:min-w-0 ui:items-center ui:gap-3">
          <input
            {...control}
            type="range"
            min={min}
            max={max}
            step={step}
            value={value}
            aria-valuetext={format && text}
            style={{ ...at, ...style }}
            className="ui:slider-line ui:focus-ring"
            onChange={(event) => own.change(event.target.valueAsNumber)}
            {...rest}
          />
          {/* The input says it itself. */}
          <span aria-hidden className="ui:min-w-8 ui:shrink-0 ui:text-end ui:text-sm ui:figures">
            {text}
          </span>
          {own.reset && <OnReset form={rest.form} call={own.reset} />}
        </div>
      )}
    </Field>
  );
}
