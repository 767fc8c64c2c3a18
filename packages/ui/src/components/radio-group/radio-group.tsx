'use client';

import { type ReactNode, useId } from 'react';
import { cn } from '../../lib/internal/cn/index.js';
import { RadioCard } from '../../lib/internal/radio-card/index.js';
import { Field, type FieldProps } from '../field/index.js';

/** One choice of the group. */
export interface RadioOption<Value extends string = string> {
  /** What `onChange` receives. */
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
  extends Omit<FieldProps, 'kind' | 'children' | 'onChange'> {
  /** What can be chosen: two to six. */
  options: readonly RadioOption<Value>[];
  /** What is chosen; `undefined` while nothing is. */
  value: Value | undefined;
  /** Called with what is chosen. */
  onChange: (value: Value) => void;
  /**
   * `even` for lines of explanation; `fit` is each as wide as its text, for single words.
   * @default 'even'
   */
  columns?: 'even' | 'fit';
}

/** Exactly one of a few choices that need a line of explanation each. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onChange,
  columns = 'even',
  ...rest
}: RadioGroupProps<Value>) {
  const name = useId();
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
                options.length === 4 ? 'ui:four' : 'ui:[--column:13rem]',
              )
        }
      >
        {options.map(({ value: one, label, hint, disabled }) => (
          <RadioCard
            key={one}
            grows={columns === 'fit'}
            name={name}
            value={one}
            checked={one === value}
            disabled={disabled}
            aria-labelledby={`${name}-${one}`}
            aria-describedby={hint ? `${name}-${one}-hint` : undefined}
            onChange={() => onChange(one)}
          >
            <span id={`${name}-${one}`} className="ui:font-medium ui:wrap-anywhere">
              {label}
            </span>
            {hint && (
              <span id={`${name}-${one}-hint`} className="ui:text-text-muted ui:wrap-anywhere">
                {hint}
              </span>
            )}
          </RadioCard>
        ))}
      </div>
    </Field>
  );
}
