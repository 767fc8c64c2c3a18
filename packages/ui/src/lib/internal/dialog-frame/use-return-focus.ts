import { useRef } from 'react';

function whereToReturn(): HTMLElement | null {
  const active = document.activeElement;
  // A menu's item is gone when the dialog closes: the button of its menu stands for it.
  const menuButton = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  if (menuButton) return document.getElementById(menuButton);
  return active instanceof HTMLElement ? active : null;
}

/** Brings focus back to where it was before the dialog opened; Radix does so for a trigger only. */
export function useReturnFocus() {
  const target = useRef<HTMLElement | null>(null);
  return {
    remember() {
      target.current = whereToReturn();
    },
    restore(event: Event) {
      if (event.defaultPrevented) return;
      event.preventDefault();
      target.current?.focus({ preventScroll: true });
    },
  };
}
