import { type ReactNode, useId } from 'react';
import { FieldMessage, joinIds } from '../../../components/inputs/field/index.js';
import { cn } from '../cn/index.js';
import { loneBoxStyle } from '../control-style/index.js';

/** Texts of a checkbox or switch. */
export interface BoxTexts {
  /** Label; the whole line is clickable. */
  label: ReactNode;
  /**
   * Keeps the label for screen readers only, as in the first column of a table.
   * @default false
   */
  labelHidden?: boolean;
  /** A short help under the label. */
  hint?: ReactNode;
  /** Error; announced when it appears. */
  error?: ReactNode;
}

/** Props that the box spreads on its input. */
export interface BoxControl {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** A box with its label beside it, and its hint and error under that: Checkbox and Switch. */
export function BoxLine({
  component,
  id,
  label,
  labelHidden = false,
  hint,
  error,
  indent,
  className,
  children,
}: BoxTexts & {
  component: string;
  id: string | undefined;
  /** Class that sets hint and error in as far as the label is. */
  indent: string;
  className: string | undefined;
  children: (control: BoxControl) => ReactNode;
}) {
  const made = useId();
  const controlId = id ?? made;
  return (
    <div data-component={component} className={cn('ui:min-w-0', className)}>
      <label
        className={cn(
          'ui:inline-flex ui:min-h-6 ui:cursor-pointer ui:items-start ui:gap-2.5 ui:text-sm ui:text-text ui:has-disabled:cursor-not-allowed ui:has-disabled:text-text-muted',
          labelHidden ? loneBoxStyle : 'ui:max-w-full ui:touch-target',
        )}
      >
        {children({
          id: controlId,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': joinIds(hint && `${controlId}-hint`, error && `${controlId}-error`),
        })}
        <span className={labelHidden ? 'ui:sr-only' : 'ui:min-w-0 ui:py-0.5 ui:wrap-anywhere'}>
          {label}
        </span>
      </label>
      <div className={cn(indent, 'ui:empty:hidden')}>
        <FieldMessage id={controlId} hint={hint} error={error} />
      </div>
    </div>
  );
}
