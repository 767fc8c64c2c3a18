'use client';

import { type ComponentPropsWithRef, useEffect, useState } from 'react';
import { VisuallyHidden } from '../../data/visually-hidden/index.js';

export interface LiveRegionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Message announced at each change; empty announces nothing. */
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
  // A later one comes with what it tells about, so that both are laid out and painted at once.
  const [entering, setEntering] = useState(message !== '');
  // Not without need: React would draw the page once more for it, behind the next message.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- once, and only where it enters with a text
    if (entering) setEntering(false);
  }, [entering]);
  return (
    <VisuallyHidden
      as="div"
      data-component="live-region"
      role={politeness === 'polite' ? 'status' : 'alert'}
      aria-live={politeness}
      aria-atomic
      {...rest}
    >
      <span className="ui:inline">{!entering && message}</span>
    </VisuallyHidden>
  );
}
