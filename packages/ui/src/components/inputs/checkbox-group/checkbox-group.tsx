'use client';

import type { ReactNode } from 'react';
import { OnReset, useOwnValue } from '../../../lib/internal/form-values/index.js';
import { Checkbox } from '../checkbox/index.js';
import { Field, type FieldProps } from '../field/index.js';
import { toggle } from './toggle.js';

/** One box of the group. */
export interface CheckboxOption {
  /** Value that `onChange` receives. */
  value: string;
  /** Names it. */
  label: ReactNode;
  /** A short help under the name. */
  hint?: ReactNode;
  /** Description beside its name, such as the unit of a number beside it. */
  'aria-description'?: string | undefined;
  /**
   * The box is shown, and cannot be ticked or cleared.
   * @default false
   */
  disabled?: boolean;
}

export interface CheckboxGroupProps
  extends Omit<FieldProps, 'kind' | 'children' | 'onChange' | 'defaultValue'> {
  /** The options. */
  options: readonly CheckboxOption[];
  /** Controlled value; without it the group is uncontrolled. */
  value?: readonly string[];
  /** Initial value, also after a reset of the form; instead of `value`. */
  defaultValue?: readonly string[];
  /** Called with all that is chosen, in the order of the options. */
  onChange?: (value: string[]) => void;
  /** Under which each chosen value is sent with its form. */
  name?: string;
  /** Id of that form, where the group does not stand in it. */
  form?: string;
}

const NONE: readonly string[] = [];

/** Any number of a few fixed choices. */
export function CheckboxGroup({
  options,
  value: given,
  defaultValue = NONE,
  onChange,
  name,
  form,
  ...rest
}: CheckboxGroupProps) {
  const own = useOwnValue<readonly string[]>(given, defaultValue, (next) => onChange?.([...next]));
  const order = options.map((option) => option.value);
  return (
    <Field kind="group" {...rest}>
      <div
        data-component="checkbox-group"
        // A lone box stands as high as the control of a field beside it.
        className="ui:flex ui:min-h-(--ui-density-control) ui:flex-col ui:items-start ui:justify-center ui:gap-2.5 ui:pointer-coarse:min-h-11"
      >
        {options.map((option) => (
          <Checkbox
            key={option.value}
            {...option}
            name={name}
            form={form}
            checked={own.value.includes(option.value)}
            onChange={() => own.change(toggle(own.value, option.value, order))}
          />
        ))}
        {own.reset && <OnReset form={form} call={own.reset} />}
      </div>
    </Field>
  );
}
