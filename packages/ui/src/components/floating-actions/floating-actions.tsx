'use client';

import type { ComponentPropsWithRef } from 'react';
import { cn } from '../../lib/internal/cn/index.js';
import { frameStrings, useStrings } from '../../lib/public/strings/index.js';

/** Props of {@link FloatingActions}. */
export interface FloatingActionsProps extends ComponentPropsWithRef<'nav'> {
  /**
   * Name of the group.
   * @default 'Tindakan cepat'
   */
  label?: string;
}

/**
 * One or two links at the thumb's place. The last child of a page: it floats above what is scrolled
 * and comes to rest below the content, so that it never covers the footer. In a window that is hardly
 * higher than itself, magnified text say, it stays there.
 */
export function FloatingActions({ label, className, ...rest }: FloatingActionsProps) {
  const strings = useStrings(frameStrings);
  return (
    <nav
      data-component="floating-actions"
      data-lower-edge=""
      aria-label={label ?? strings['floatingActions.label']}
      className={cn(
        'ui:pointer-events-none ui:sticky ui:bottom-[max(1rem,env(safe-area-inset-bottom))] ui:z-20 ui:mt-auto ui:flex ui:items-center ui:justify-end ui:gap-3 ui:py-2 ui:print:hidden ui:[@media(max-height:20rem)]:static',
        className,
      )}
      {...rest}
    />
  );
}
