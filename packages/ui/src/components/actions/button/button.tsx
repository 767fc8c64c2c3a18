'use client';

import { Slot } from 'radix-ui';
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react';
import { buttonStyle } from '../../../lib/internal/button-style/index.js';
import { cn } from '../../../lib/internal/cn/index.js';
import { Spinner } from '../../feedback/spinner/index.js';

/** Props of {@link Button}. */
export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /**
   * One `primary` a view; `danger` only for what cannot be undone; `link` stands among fields and
   * texts without a box of its own.
   * @default 'secondary'
   */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | 'link';
  /**
   * 32, 40 or 48 px high; `md` is 32 px where the density is compact.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /**
   * `full` takes the whole line.
   * @default 'auto'
   */
  width?: 'auto' | 'full';
  /** Stands before the text; decorative. */
  icon?: ReactNode;
  /**
   * Square, for a single icon; then `aria-label` is needed.
   * @default false
   */
  iconOnly?: boolean;
  /**
   * Work is under way: shows a spinner, keeps focus and ignores presses.
   * @default false
   */
  busy?: boolean;
  /**
   * Renders the only child, such as a link, with the look of a button.
   * @default false
   */
  asChild?: boolean;
  /** The form that a click sends before and without scripts; with scripts `onClick` is called instead. */
  submitTo?: ButtonForm | undefined;
}

/** Action of the server at a click. */
export interface ButtonForm {
  /** `get` reads, `post` changes something. */
  method: 'get' | 'post';
  /** Its address. */
  action: string;
}

/** Starts something. What leads elsewhere is a link (`asChild` gives it this look). */
export function Button({
  variant = 'secondary',
  size = 'md',
  width = 'auto',
  icon,
  iconOnly = false,
  busy = false,
  asChild = false,
  submitTo,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const form = useId();

  // Busy is not `disabled`: a disabled button would drop the keyboard's focus in the middle of work.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy || submitTo) event.preventDefault();
    if (!busy) onClick?.(event);
  }

  const Element = asChild ? Slot.Root : 'button';
  const button = (
    <Element
      data-component="button"
      data-variant={variant}
      type={asChild ? undefined : type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={cn(buttonStyle({ variant, size, iconOnly, width }), className)}
      onClick={press}
      {...rest}
      {...(submitTo && { type: 'submit', form })}
    >
      {busy ? <Spinner size="sm" label={null} /> : icon}
      <Slot.Slottable>{children}</Slot.Slottable>
    </Element>
  );
  if (!submitTo) return button;
  return (
    <>
      {button}
      <form id={form} hidden {...submitTo} />
    </>
  );
}
