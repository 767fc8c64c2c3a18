'use client';

import { Dialog as RadixDialog } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { cn, cva } from '../../../lib/internal/cn/index.js';
import {
  DialogCloseContext,
  DialogFrame,
  type DialogFrameProps,
  type DialogStateProps,
} from '../../../lib/internal/dialog-frame/index.js';

const surface = cva(
  [
    'ui:fixed ui:z-40 ui:flex ui:flex-col ui:border ui:border-border ui:bg-surface-raised ui:text-text ui:shadow-float ui:motion-safe:animate-[ui-appear_180ms_ease-out] ui:focus:outline-none',
    'ui:sm:inset-x-4 ui:sm:inset-y-0 ui:sm:m-auto ui:sm:h-fit ui:sm:max-h-[min(44rem,calc(100dvh-4rem))] ui:sm:rounded-lg ui:print:static',
  ],
  {
    variants: {
      size: {
        sm: 'ui:sm:max-w-md',
        md: 'ui:sm:max-w-lg',
        lg: 'ui:sm:max-w-prose',
        xl: 'ui:sm:max-w-[60rem]',
      },
      phone: {
        bottom:
          'ui:max-sm:inset-x-0 ui:max-sm:bottom-0 ui:max-sm:max-h-[calc(100dvh-3rem)] ui:max-sm:rounded-t-lg',
        full: 'ui:max-sm:inset-0',
      },
    },
  },
);

/** Props of {@link Dialog}. */
export interface DialogProps extends DialogStateProps {
  /**
   * A DialogContent, and a DialogTrigger where there is one. A function is called only while the dialog is shown,
   * with what closes it.
   */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A task that is done before the page goes on. Focus stays inside and returns afterwards. */
export function Dialog({ open, defaultOpen = false, onOpenChange, children }: DialogProps) {
  const [kept, setKept] = useState(defaultOpen);
  const shown = open ?? kept;

  function change(next: boolean) {
    setKept(next);
    onOpenChange?.(next);
  }

  const close = shown ? () => change(false) : null;
  return (
    <RadixDialog.Root open={shown} onOpenChange={change}>
      <DialogCloseContext value={close}>
        {typeof children === 'function' ? close && children(close) : children}
      </DialogCloseContext>
    </RadixDialog.Root>
  );
}

/** Opens the dialog; its only child is the button. */
export function DialogTrigger(props: { children: ReactNode }) {
  return <RadixDialog.Trigger asChild {...props} />;
}

/** Closes the dialog; its only child is the button. */
export function DialogClose(props: { children: ReactNode }) {
  return <RadixDialog.Close asChild {...props} />;
}

export interface DialogContentProps extends DialogFrameProps {
  /**
   * At most 28, 32, 44 or 60 rem wide.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /**
   * On phones: anchored at the bottom, as high as its content, or the full screen.
   * @default 'bottom'
   */
  phone?: 'bottom' | 'full';
}

/** Content of the dialog; rendered while it is open. */
export function DialogContent({
  size = 'md',
  phone = 'bottom',
  className,
  ...rest
}: DialogContentProps) {
  return (
    <DialogFrame
      data-component="dialog"
      className={cn(surface({ size, phone }), className)}
      {...rest}
    />
  );
}
