'use client';

import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { frameTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** The `id` of what is jumped to; it needs `tabIndex={-1}` to take focus. */
  targetId: string;
  /**
   * Replaces the built-in text.
   * @default 'Lompat ke isi'
   */
  children?: ComponentPropsWithRef<'a'>['children'];
}

/** The first stop of the keyboard on a page: past the header, straight to the content. */
export function SkipLink({ targetId, className, children, onClick, ...rest }: SkipLinkProps) {
  const strings = useTexts(frameTexts);

  // The fragment stays out of the address: a host may keep its own state there.
  function jump(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const target = document.getElementById(targetId);
    if (event.defaultPrevented || !target) return;
    event.preventDefault();
    target.focus();
    target.scrollIntoView({ block: 'start' });
  }

  return (
    <a
      data-component="skip-link"
      href={`#${targetId}`}
      className={cn(
        'ui:fixed ui:start-4 ui:top-2 ui:z-60 ui:[translate:0_-6rem] ui:rounded-md ui:bg-brand ui:px-4 ui:py-2 ui:font-semibold ui:text-on-brand ui:text-sm ui:focus-ring ui:focus:[translate:0] ui:print:hidden',
        className,
      )}
      onClick={jump}
      {...rest}
    >
      {children ?? strings['skipLink.text']}
    </a>
  );
}
