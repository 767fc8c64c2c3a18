'use client';

import type { ComponentPropsWithRef, ElementType, MouseEvent, ReactNode } from 'react';
import { cn } from '../../../lib/internal/cn/index.js';
import { ARROW_LEFT } from '../../../lib/internal/drawings/arrow-left.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { HostLink } from '../../../lib/public/link-provider/index.js';

const LOOK =
  'ui:-ms-1 ui:inline-flex ui:max-w-full ui:cursor-pointer ui:items-center ui:gap-1.5 ui:rounded-sm ui:px-1 ui:py-0.5 ui:font-medium ui:text-sm ui:text-text-muted ui:no-underline ui:focus-ring ui:touch-target ui:wrap-anywhere ui:hover:text-text ui:hover:underline ui:hover:underline-offset-4 ui:print:hidden';

export interface BackLinkProps extends ComponentPropsWithRef<'a'> {
  /** Where it leads; without it a button is rendered that only calls `onBack`. */
  href?: string;
  /**
   * Goes back on a plain press, instead of following `href`: a step in the history, or to a list of
   * the same page. A press that asks for another tab follows `href`.
   */
  onBack?: () => void;
  /** Says where it leads: 'Kembali ke pencarian'. */
  children: ReactNode;
}

function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** The way back, above the title of a page. */
export function BackLink({ href, onBack, onClick, className, children, ...rest }: BackLinkProps) {
  const isButton = href === undefined;
  const Element = (isButton ? 'button' : HostLink) as ElementType;

  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!onBack || event.defaultPrevented || !(isButton || isPlain(event))) return;
    event.preventDefault();
    onBack();
  }

  return (
    <Element
      data-component="back-link"
      type={isButton ? 'button' : undefined}
      href={href}
      className={cn(LOOK, className)}
      onClick={press}
      {...rest}
    >
      <Glyph of={ARROW_LEFT} />
      {children}
    </Element>
  );
}
