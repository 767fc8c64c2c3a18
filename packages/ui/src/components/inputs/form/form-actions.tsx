import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';

export interface FormActionsProps extends ComponentPropsWithRef<'div'> {
  /** Stands apart at the beginning: a note, or a button that neither sends nor leaves. */
  start?: ReactNode;
  /** The buttons: those that leave first, the one that sends last. */
  children: ReactNode;
}

/**
 * Where a form's buttons stand, and those of a dialog: at the end of the last line, the one that sends
 * last. On phones they share the line.
 */
export function FormActions({ start, className, children, ...rest }: FormActionsProps) {
  return (
    <div
      data-component="form-actions"
      className={cn(
        'ui:flex ui:min-w-0 ui:flex-wrap ui:items-center ui:justify-end ui:gap-2 ui:max-sm:[:where(&)>[data-component]]:flex-auto',
        className,
      )}
      {...rest}
    >
      {start ? <div className="ui:me-auto ui:min-w-0 ui:max-sm:flex-auto">{start}</div> : null}
      {children}
    </div>
  );
}
