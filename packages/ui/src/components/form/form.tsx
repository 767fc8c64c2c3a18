'use client';

import type { ComponentPropsWithRef, SubmitEvent } from 'react';
import { cn, cva } from '../../lib/internal/cn/index.js';

const form = cva('ui:flex ui:min-w-0 ui:flex-col', {
  variants: { gap: { md: 'ui:gap-4', lg: 'ui:gap-6' } },
});

/** Props of {@link Form}. */
export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  /** Called at Enter in a field and at the submit button; the page does not reload. */
  onSubmit: () => void;
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
export function Form({ onSubmit, gap = 'lg', className, ...rest }: FormProps) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form
      data-component="form"
      // Before the page is alive it sends nothing anywhere: least of all a password in an address.
      method="dialog"
      noValidate
      className={cn(form({ gap }), className)}
      onSubmit={submit}
      {...rest}
    />
  );
}
