'use client';

import type { ComponentPropsWithRef } from 'react';
import { ControlBox } from '../../../lib/internal/control-box/index.js';
import { controlledRef } from '../../../lib/internal/controlled-choice.js';
import { isFixed, labelOf, valueOf } from '../../../lib/internal/listbox/index.js';
import { useMergedRef } from '../../../lib/internal/merge-refs/index.js';
import { Field, type FieldTexts, splitFieldProps } from '../field/index.js';

/** One thing to choose. */
export interface SelectOption {
  /** Value that the form sends. */
  value: string;
  /** The visible part. */
  label: string;
  /**
   * It is listed, and cannot be chosen.
   * @default false
   */
  disabled?: boolean;
}

/** Props of {@link Select}. Native props reach the select, `className` the root. */
export interface SelectProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'select'>, 'size' | 'required' | 'multiple'> {
  /** Texts, or options with a value and a label; `option` and `optgroup` elements as children do as well. */
  options?: readonly (string | SelectOption)[];
  /** Shown while nothing is chosen; the empty text is its value. */
  placeholder?: string;
  /**
   * 40 or 48 px high.
   * @default 'md'
   */
  size?: 'md' | 'lg';
}

/** One of a few fixed choices, by the browser's own list. */
export function Select(props: SelectProps) {
  const [field, { options, placeholder, size = 'md', children, ref, ...rest }] =
    splitFieldProps(props);
  const merged = useMergedRef(rest.value === undefined ? undefined : controlledRef, ref);
  return (
    <Field {...field}>
      {(control) => (
        <ControlBox arrow size={size} describedBy={control['aria-describedby']}>
          {(box) => (
            <select ref={merged} data-component="select" {...control} {...box} {...rest}>
              {placeholder !== undefined && <option value="">{placeholder}</option>}
              {options?.map((option) => (
                <option key={valueOf(option)} value={valueOf(option)} disabled={isFixed(option)}>
                  {labelOf(option)}
                </option>
              ))}
              {children}
            </select>
          )}
        </ControlBox>
      )}
    </Field>
  );
}
