'use client';

import { type ComponentPropsWithRef, type ReactNode, useCallback, useId } from 'react';
import { cn } from '../../lib/internal/cn/index.js';
import { loneBoxStyle } from '../../lib/internal/control-style/index.js';
import { holdChecked } from '../../lib/internal/held/index.js';
import { useMergedRef } from '../../lib/internal/merge-refs/index.js';
import { FieldMessage, joinIds } from '../field/index.js';
import { CheckboxMark } from './checkbox-mark.js';

/** Props of {@link Checkbox}. Native props reach the input, `className` the root. */
export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'size' | 'type'> {
  /** What is agreed to or chosen; the whole line can be pressed. */
  label: ReactNode;
  /**
   * Keeps the label for screen readers only, as in the first column of a table.
   * @default false
   */
  labelHidden?: boolean;
  /**
   * Some, but not all, of what it stands for is chosen.
   * @default false
   */
  indeterminate?: boolean;
  /** A short help under the label. */
  hint?: ReactNode;
  /** What is wrong; announced when it appears. */
  error?: ReactNode;
}

/** One yes or no that counts when the form is sent. */
export function Checkbox({
  id,
  label,
  labelHidden = false,
  indeterminate = false,
  hint,
  error,
  ref,
  className,
  ...rest
}: CheckboxProps) {
  const made = useId();
  const controlId = id ?? made;
  const { checked } = rest;
  const mark = useCallback(
    (input: HTMLInputElement | null) => {
      // There is no attribute for it: only the property tells the browser and screen readers.
      if (input) input.indeterminate = indeterminate;
      holdChecked(checked)(input);
    },
    [indeterminate, checked],
  );
  return (
    <div data-component="checkbox" className={cn('ui:min-w-0', className)}>
      <label
        className={cn(
          'ui:group/checkbox ui:inline-flex ui:min-h-6 ui:cursor-pointer ui:items-start ui:gap-2.5 ui:text-sm ui:text-text ui:has-disabled:cursor-not-allowed ui:has-disabled:text-text-muted',
          labelHidden ? loneBoxStyle : 'ui:max-w-full ui:touch-target',
        )}
      >
        <CheckboxMark
          ref={useMergedRef(mark, ref)}
          id={controlId}
          aria-invalid={error ? true : undefined}
          aria-describedby={joinIds(hint && `${controlId}-hint`, error && `${controlId}-error`)}
          {...rest}
        />
        <span className={labelHidden ? 'ui:sr-only' : 'ui:min-w-0 ui:py-0.5 ui:wrap-anywhere'}>
          {label}
        </span>
      </label>
      <div className="ui:ps-7.5 ui:empty:hidden">
        <FieldMessage id={controlId} hint={hint} error={error} />
      </div>
    </div>
  );
}
