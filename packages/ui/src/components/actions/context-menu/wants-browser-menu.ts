/** The part of a `contextmenu` event that the check reads. */
export interface MenuRequest {
  shiftKey: boolean;
  /** 2 is the right one. */
  button: number;
  target: EventTarget;
}

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Whether somebody means the menu of the browser: to copy what is selected or open a link elsewhere, with
 * Shift, or to paste, in a field. Shift and F10 are no such sign: they are the keys that ask for a menu.
 */
export function wantsBrowserMenu({ shiftKey, button, target }: MenuRequest): boolean {
  if (shiftKey && button === 2) return true;
  return target instanceof Element && target.closest(FIELDS) !== null;
}
