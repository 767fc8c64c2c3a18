'use client';

import type { MouseEvent, ReactNode } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { useOwnValue } from '../../../lib/internal/form-values/index.js';
import { Button, type ButtonProps } from '../button/index.js';

/** Props of {@link ToggleButton}. */
export interface ToggleButtonProps
  extends Omit<ButtonProps, 'variant' | 'iconOnly' | 'asChild' | 'children' | 'aria-pressed'> {
  /** Name of what it toggles; the same in both states: 'Sematkan'. */
  label: string;
  /** Whether it is on, when the caller keeps it. */
  pressed?: boolean;
  /**
   * Whether it is on at first, when the caller does not keep it.
   * @default false
   */
  defaultPressed?: boolean;
  /** Called with what it becomes. */
  onPressedChange?: (pressed: boolean) => void;
  /** Stands in the icon's place while it is on: says so without colour. */
  pressedIcon?: ReactNode;
  /**
   * An icon alone, with the label as its name and tip.
   * @default false
   */
  short?: boolean;
  /**
   * Without a box until it is on, as among others in a card.
   * @default false
   */
  quiet?: boolean;
}

/** Switches something on and off at once. */
export function ToggleButton({
  label,
  pressed: given,
  defaultPressed = false,
  onPressedChange,
  icon,
  pressedIcon = icon,
  short = false,
  quiet = false,
  className,
  onClick,
  ...rest
}: ToggleButtonProps) {
  const own = useOwnValue(given, defaultPressed, onPressedChange);
  const pressed = own.value;

  function press(event: MouseEvent<HTMLButtonElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) own.change(!pressed);
  }

  return (
    <Button
      variant={quiet ? 'ghost' : 'secondary'}
      iconOnly={short}
      icon={pressed ? pressedIcon : icon}
      aria-pressed={pressed}
      aria-label={short ? label : undefined}
      title={short ? label : undefined}
      className={cn(
        pressed && 'ui:border-brand-border! ui:bg-brand-soft! ui:text-brand-text!',
        className,
      )}
      onClick={press}
      {...rest}
    >
      {!short && label}
    </Button>
  );
}
