'use client';

import { type RefObject, useEffect, useState } from 'react';

/**
 * Brings focus back to where it was before a panel opened, once the panel is gone.
 *
 * @param panel the panel's own element
 */
export function useReturnFocus(panel: RefObject<HTMLElement | null>): void {
  const [opener] = useState(() =>
    typeof document === 'undefined' ? null : document.activeElement,
  );
  useEffect(() => {
    const element = panel.current;
    return () => {
      const gone = element?.isConnected === false;
      if (gone && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [panel, opener]);
}
