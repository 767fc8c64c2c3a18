'use client';

import type { ComponentPropsWithRef, SubmitEvent } from 'react';
import { cn, cva } from '../../../lib/internal/cn/index.js';

const form = cva('ui:flex ui:min-w-0 ui:flex-col', {
  variants: { gap: { md: 'ui:gap-4', lg: 'ui:gap-6' } },
});

export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  /** Called at Enter in a field and at the submit button; the page does not reload. */
  onSubmit?: () => void;
  /**
   * A function of React's that takes the form's data, on the client or on the server; or an address.
   * Afterwards React resets the fields that keep their value themselves.
   */
  action?: ComponentPropsWithRef<'form'>['action'];
  /** Address that takes the fields by POST before and without scripts; with scripts `onSubmit` is called instead. */
  postTo?: string | undefined;
  /**
   * Space between the fields.
   * @default 'lg'
   */
  gap?: 'md' | 'lg';
}

/**
 * Fields that are sent together, one below the other. What is wrong is said by the fields
 * themselves: the browser's own complaints are switched off.
 */
export function Form({ onSubmit, action, postTo, gap = 'lg', className, ...rest }: FormProps) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    // Without an action the browser would load the page again.
    if (action === undefined) event.preventDefault();
    onSubmit?.();
  }

  return (
    <form
      data-component="form"
      // Without an address it sends nothing before hydration: least of all a password in an address.
      method={postTo === undefined ? 'dialog' : 'post'}
      noValidate
      action={postTo ?? action}
      className={cn(form({ gap }), className)}
      onSubmit={submit}
      {...rest}
    />
  );
}
