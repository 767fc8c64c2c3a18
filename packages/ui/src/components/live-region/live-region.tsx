'use client';

import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.js';

/** Props of {@link LiveRegion}. */
export interface LiveRegionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is said when it changes; empty says nothing. */
  message: string;
  /**
   * `polite` waits for a pause, `assertive` interrupts: for what is lost otherwise.
   * @default 'polite'
   */
  politeness?: 'polite' | 'assertive';
}

/** Tells screen readers about a change that others see: a count of results, a moved question. */
export function LiveRegion({ message, politeness = 'polite', ...rest }: LiveRegionProps) {
  // A region that enters the page with its text is not announced by every reader: it comes after.
  const text = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (text.current) text.current.textContent = message;
  }, [message]);
  return (
    <VisuallyHidden
      as="div"
      data-component="live-region"
      role={politeness === 'polite' ? 'status' : 'alert'}
      aria-live={politeness}
      aria-atomic
      {...rest}
    >
      <span ref={text} className="ui:inline" />
    </VisuallyHidden>
  );
}
