'use client';

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { controlStyle } from '../../lib/internal/control-style/index.js';
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
        <div className="ui:relative">
          {icon && (
            <span
              aria-hidden
              className="ui:pointer-events-none ui:absolute ui:inset-y-0 ui:start-3 ui:flex ui:items-center ui:text-text-muted"
            >
              {icon}
            </span>
          )}
          <input
            data-component="text-field"
            type={type}
            {...control}
            className={controlStyle({
              size,
              start: icon ? 'icon' : 'text',
              end: end ? 'action' : 'text',
            })}
            {...rest}
          />
          {end && (
            <span className="ui:absolute ui:inset-y-0 ui:end-1 ui:flex ui:items-center">{end}</span>
          )}
        </div>
      )}
    </Field>
  );
}
