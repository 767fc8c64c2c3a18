'use client';

import { type ComponentPropsWithRef, type MouseEvent } from 'react';
import { BoxLine, type BoxTexts } from '../../../lib/internal/box-line/index.js';
import { controlledRef } from '../../../lib/internal/controlled-choice.js';
import { useMergedRef } from '../../../lib/internal/merge-refs/index.js';

/** Props of {@link Switch}. Native props reach the input, `className` the root. */
export interface SwitchProps
  extends BoxTexts,
    Omit<ComponentPropsWithRef<'input'>, 'size' | 'type' | 'role'> {
  /**
   * The change is being saved: the switch stays focused and ignores clicks.
   * @default false
   */
  busy?: boolean;
}

/**
 * Switches a setting on or off at once, without a button that saves. What counts only when a form is sent
 * is a `Checkbox`.
 */
export function Switch({
  id,
  label,
  labelHidden,
  hint,
  error,
  busy = false,
  ref,
  className,
  onClick,
  onChange,
  ...rest
}: SwitchProps) {
  const merged = useMergedRef(rest.checked === undefined ? undefined : controlledRef, ref);

  // Busy is not `disabled`: that would drop the keyboard's focus, and the value from its form.
  function press(event: MouseEvent<HTMLInputElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <BoxLine
      component="switch"
      indent="ui:ps-11.5"
      {...{ id, label, labelHidden, hint, error, className }}
    >
      {(control) => (
        // The browser's own box: it is sent, reset, and pressed before any script has come.
        <input
          ref={merged}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a box says it itself
          role="switch"
          aria-busy={busy || undefined}
          aria-disabled={busy || undefined}
          className="ui:mt-0.5 ui:switch-track ui:focus-ring"
          {...control}
          onClick={press}
          // React tells of a change before the browser has taken it back.
          onChange={(event) => busy || onChange?.(event)}
          {...rest}
        />
      )}
    </BoxLine>
  );
}
