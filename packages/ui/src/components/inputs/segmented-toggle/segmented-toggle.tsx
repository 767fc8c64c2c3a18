'use client';

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { controlledRef } from '../../../lib/internal/controlled-choice.js';

/** One of the ways to choose from. */
export interface SegmentedOption<Value extends string = string> {
  /** Value that `onChange` receives. */
  value: Value;
  /** Names it. */
  label: string;
  /** Stands before the name; decorative. */
  icon?: ReactNode;
}

export interface SegmentedToggleProps<Value extends string>
  extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children' | 'defaultValue'> {
  /** Names the group, such as 'Tampilan'. */
  label: string;
  /** Two to four options. */
  options: readonly SegmentedOption<Value>[];
  /** The option that holds; without it the field keeps it itself. */
  value?: Value;
  /** The option that holds at first, and again when the form is reset; instead of `value`. */
  defaultValue?: Value;
  /** Called when another option is chosen. */
  onChange?: (value: Value) => void;
  /** Under which the option is sent with its form. */
  name?: string;
  /** Id of that form, where the toggle does not stand in it. */
  form?: string;
  /**
   * Keeps the names for screen readers and shows icons only.
   * @default false
   */
  iconOnly?: boolean;
}

/** One of two to four ways to see the same thing, such as a grid and a table. */
export function SegmentedToggle<Value extends string>({
  label,
  options,
  value,
  defaultValue,
  onChange,
  name,
  form,
  iconOnly = false,
  className,
  ...rest
}: SegmentedToggleProps<Value>) {
  const made = useId();
  const kept = value === undefined;
  return (
    <div
      data-component="segmented-toggle"
      role="radiogroup"
      aria-label={label}
      className={cn(
        'ui:inline-flex ui:max-w-full ui:rounded-md ui:border ui:border-button-border ui:bg-surface ui:p-0.5 ui:print:hidden',
        className,
      )}
      {...rest}
    >
      {options.map((option) => (
        <label
          key={option.value}
          title={iconOnly ? option.label : undefined}
          className="ui:relative ui:inline-flex ui:min-h-8.5 ui:min-w-9 ui:cursor-pointer ui:items-center ui:justify-center ui:gap-2 ui:rounded-sm ui:px-2.5 ui:font-medium ui:text-sm ui:text-text-muted ui:transition-colors ui:hover:text-text ui:has-checked:bg-surface-active ui:has-checked:text-text ui:focus-within-ring ui:pointer-coarse:min-h-10 ui:pointer-coarse:min-w-11 ui:forced-colors:has-checked:bg-[Highlight] ui:forced-colors:has-checked:text-[HighlightText] ui:forced-colors:has-checked:forced-color-adjust-none"
        >
          <input
            type="radio"
            name={name ?? made}
            form={form}
            value={option.value}
            {...(kept
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value, ref: controlledRef })}
            onChange={() => onChange?.(option.value)}
            className="ui:sr-only"
          />
          {option.icon}
          <span className={iconOnly ? 'ui:sr-only' : 'ui:min-w-0 ui:truncate'}>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
