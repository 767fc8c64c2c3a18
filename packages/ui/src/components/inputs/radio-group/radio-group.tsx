'use client';

import { type ReactNode, useId } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { RadioCard } from '../../../lib/internal/radio-card/index.js';
import { Field, type FieldProps } from '../field/index.js';

/** One choice of the group. */
export interface RadioOption<Value extends string = string> {
  /** Value that `onChange` receives. */
  value: Value;
  /** Names it. */
  label: ReactNode;
  /** One line that explains it. */
  hint?: ReactNode;
  /**
   * It is shown, and cannot be chosen.
   * @default false
   */
  disabled?: boolean;
}

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps<Value extends string>
  extends Omit<FieldProps, 'kind' | 'children' | 'onChange' | 'defaultValue'> {
  /** Two to six options. */
  options: readonly RadioOption<Value>[];
  /** Controlled value; `undefined` while nothing is chosen. Left out, the group is uncontrolled. */
  value?: Value | undefined;
  /** Initial value, also after a reset of the form; instead of `value`. */
  defaultValue?: Value;
  /** Called with what is chosen. */
  onChange?: (value: Value) => void;
  /** Under which it is sent with its form. */
  name?: string;
  /** Id of that form, where the group does not stand in it. */
  form?: string;
  /**
   * `even` for lines of explanation; `fit` is each as wide as its text, for single words.
   * @default 'even'
   */
  columns?: 'even' | 'fit';
}

/** Exactly one of a few choices that need a line of explanation each. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { options, value, defaultValue, onChange, name, form, columns = 'even', ...rest } = props;
  const made = useId();
  // `undefined` is a value, too: nothing is chosen yet.
  const kept = !('value' in props);
  const { error, required } = rest;
  return (
    <Field
      kind="group"
      role="radiogroup"
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      {...rest}
    >
      <div
        data-component="radio-group"
        data-missing={error ? true : undefined}
        className={
          columns === 'fit'
            ? 'ui:flex ui:flex-wrap ui:gap-2'
            : cn(
                'ui:grid ui:columns-fit ui:gap-2',
                // Four: in one row, in two or in four, never three and one left over.
                options.length === 4
                  ? 'ui:[--column:max(13rem,min(50%-4px,(53.5rem-100%)*999))]'
                  : 'ui:[--column:13rem]',
              )
        }
      >
        {options.map(({ value: one, label, hint, disabled }) => (
          <RadioCard
            key={one}
            grows={columns === 'fit'}
            name={name ?? made}
            form={form}
            value={one}
            {...(kept ? { defaultChecked: one === defaultValue } : { checked: one === value })}
            disabled={disabled}
            aria-labelledby={`${made}-${one}`}
            aria-describedby={hint ? `${made}-${one}-hint` : undefined}
            onChange={() => onChange?.(one)}
          >
            <span id={`${made}-${one}`} className="ui:font-medium ui:wrap-anywhere">
              {label}
            </span>
            {hint && (
              <span id={`${made}-${one}-hint`} className="ui:text-text-muted ui:wrap-anywhere">
                {hint}
              </span>
            )}
          </RadioCard>
        ))}
      </div>
    </Field>
  );
}
