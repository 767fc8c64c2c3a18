'use client';

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { joinIds } from './describe.js';
import { FieldLabel } from './field-label.js';
import { FieldMessage } from './field-message.js';
import type { FieldControl, FieldTexts } from './field-texts.js';

/** Props of {@link Field}. */
export interface FieldProps
  extends FieldTexts,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'id'> {
  /** Id of the control; made when it is absent. */
  id?: string;
  /**
   * `group` names several controls at once, as a fieldset does; `single` labels one.
   * @default 'single'
   */
  kind?: 'single' | 'group';
  /** The control; a function receives the id and the states to spread on it. */
  children: ReactNode | ((control: FieldControl) => ReactNode);
}

/** A control with its label, hint and error, wired for screen readers. */
export function Field({
  id,
  kind = 'single',
  label,
  labelHidden = false,
  hint,
  error,
  required = false,
  optional = false,
  className,
  children,
  ...rest
}: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const control: FieldControl = {
    id: controlId,
    'aria-describedby': joinIds(
      optional && `${controlId}-optional`,
      hint && `${controlId}-hint`,
      error && `${controlId}-error`,
    ),
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  };
  const group = kind === 'group' && {
    role: 'group',
    'aria-labelledby': `${controlId}-label`,
    'aria-describedby': control['aria-describedby'],
  };
  return (
    <div
      data-component="field"
      data-invalid={control['aria-invalid']}
      className={cn('ui:min-w-0', className)}
      {...group}
      {...rest}
    >
      <FieldLabel
        id={controlId}
        kind={kind}
        hidden={labelHidden}
        required={required}
        optional={optional}
      >
        {label}
      </FieldLabel>
      {typeof children === 'function' ? children(control) : children}
      <FieldMessage id={controlId} hint={hint} error={error} />
    </div>
  );
}
