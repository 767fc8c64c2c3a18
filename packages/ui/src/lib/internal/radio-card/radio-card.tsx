import type { ComponentPropsWithRef } from 'react';
import { cn } from '../cn/index.js';
import { controlledRef } from '../controlled-choice.js';

const LOOK =
  'ui:flex ui:min-h-11 ui:min-w-0 ui:cursor-pointer ui:items-start ui:gap-2.5 ui:rounded-md ui:border ui:border-border-control ui:bg-surface ui:px-3 ui:py-2.5 ui:text-sm ui:transition-colors ui:hover:border-text-muted ui:has-checked:border-brand ui:has-checked:bg-brand-soft ui:has-disabled:cursor-not-allowed ui:has-disabled:text-text-muted ui:in-data-missing:border-danger';

/** One framed choice: a radio button, and beside it whatever names it. The whole frame can be pressed. */
export function RadioCard({
  grows = false,
  children,
  'data-part': part,
  ...rest
}: Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> & {
  'data-part'?: string;
  /** Takes its part of what is left of the line. */
  grows?: boolean;
}) {
  return (
    <label data-part={part} className={cn(grows && 'ui:flex-auto', LOOK)}>
      <input
        ref={rest.checked === undefined ? undefined : controlledRef}
        type="radio"
        className="ui:mt-0.5 ui:size-4.5 ui:shrink-0 ui:cursor-[inherit] ui:rounded-full ui:border ui:border-border-control ui:bg-surface ui:focus-ring ui:checked:border-5 ui:checked:border-brand ui:disabled:opacity-55 ui:forced-colors:appearance-auto"
        {...rest}
      />
      <span className="ui:flex ui:min-w-0 ui:flex-col ui:gap-0.5">{children}</span>
    </label>
  );
}
