'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ControlBox } from '../../../lib/internal/control-box/index.js';
import { Field, type FieldTexts, splitFieldProps } from '../field/index.js';

/** Props of {@link TextField}. Native props reach the input, `className` the root. */
export interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'input'>, 'size' | 'required'> {
  /**
   * 40 or 48 px high.
   * @default 'md'
   */
  size?: 'md' | 'lg';
  /** Stands inside the box, before the text; decorative. */
  icon?: ReactNode;
  /** Stands inside the box, after the text, such as a button of 32 px. */
  end?: ReactNode;
}

/** One line of text, with its label, hint and error. */
export function TextField(props: TextFieldProps) {
  const [field, { size = 'md', icon, end, type = 'text', ...rest }] = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <ControlBox size={size} icon={icon} end={end} describedBy={control['aria-describedby']}>
          {(box) => (
            <input data-component="text-field" type={type} {...control} {...box} {...rest} />
          )}
        </ControlBox>
      )}
    </Field>
  );
}
