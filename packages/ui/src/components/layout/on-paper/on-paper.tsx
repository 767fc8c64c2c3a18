import type { ComponentPropsWithRef } from 'react';
import { cn, cva } from '../../../lib/internal/cn/index.js';

const only = cva('ui:min-w-0', {
  variants: { medium: { paper: 'ui:hidden ui:print:block', screen: 'ui:print:hidden' } },
});

/** Props of {@link OnPaper} and {@link OnScreen}. */
export interface MediumProps extends ComponentPropsWithRef<'div'> {}

/** Printed, not on screen: facts behind tabs, for example. */
export function OnPaper({ className, ...rest }: MediumProps) {
  return (
    <div data-component="on-paper" className={cn(only({ medium: 'paper' }), className)} {...rest} />
  );
}

/** On screen, not printed: the way back, viewers, forms. */
export function OnScreen({ className, ...rest }: MediumProps) {
  return (
    <div
      data-component="on-screen"
      className={cn(only({ medium: 'screen' }), className)}
      {...rest}
    />
  );
}
