import { type RefObject, useEffect } from 'react';

// A layer opened from the panel renders elsewhere, and returns focus to its button in the panel.
const LAYERS = '[role="menu"], [role="dialog"], [role="alertdialog"]';

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
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Element) || root.current?.contains(target)) return;
      if (!target.closest(LAYERS)) close();
    };
    const closeByEscape = (event: KeyboardEvent) => {
      // A menu inside of the panel has taken the key for itself.
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      close();
      button.current?.focus();
    };
    document.addEventListener('focusin', closeOutside, listening);
    document.addEventListener('pointerdown', closeOutside, listening);
    root.current?.addEventListener('keydown', closeByEscape, listening);
    return () => listening.abort();
  }, [root, button, open, close]);
}
