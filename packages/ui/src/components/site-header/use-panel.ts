'use client';

import { type RefObject, useEffect } from 'react';

/**
 * While open, Escape closes and gives the focus back to the button; a press or a focus elsewhere
 * closes too, since an open panel would cover what is worked on next.
 */
export function usePanel(
  root: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
) {
  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    document.addEventListener('focusin', closeOutside, listening);
    document.addEventListener('pointerdown', closeOutside, listening);
    root.current?.addEventListener('keydown', closeByEscape, listening);
    return () => listening.abort();
  }, [root, button, open, close]);
}
