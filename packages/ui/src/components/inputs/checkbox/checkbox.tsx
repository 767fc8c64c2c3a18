'use client';

import { type ComponentPropsWithRef, useCallback } from 'react';
import { BoxLine, type BoxTexts } from '../../../lib/internal/box-line/index.js';
import { controlledRef } from '../../../lib/internal/controlled-choice.js';
import { useMergedRef } from '../../../lib/internal/merge-refs/index.js';
import { CheckboxMark } from './checkbox-mark.js';

/** Props of {@link Checkbox}. Native props reach the input, `className` the root. */
export interface CheckboxProps
  extends BoxTexts,
    Omit<ComponentPropsWithRef<'input'>, 'size' | 'type'> {
  /**
   * Some, but not all, of what it stands for is chosen.
   * @default false
   */
  indeterminate?: boolean;
}

/** One yes or no that counts when the form is sent. */
export function Checkbox({
  id,
  label,
  labelHidden,
  indeterminate = false,
  hint,
  error,
  ref,
  className,
  ...rest
}: CheckboxProps) {
  const kept = rest.checked !== undefined;
  const mark = useCallback(
    (input: HTMLInputElement | null) => {
      // There is no attribute for it: only the property tells the browser and screen readers.
      if (input) input.indeterminate = indeterminate;
      if (kept) controlledRef(input);
    },
    [indeterminate, kept],
  );
  const merged = useMergedRef(mark, ref);
  return (
    <BoxLine
      component="checkbox"
      indent="ui:ps-7.5"
      {...{ id, label, labelHidden, hint, error, className }}
    >
      {(control) => <CheckboxMark ref={merged} {...control} {...rest} />}
    </BoxLine>
  );
}
