import { useInsertionEffect } from 'react';

let locks = 0;
let before = { overflow: '', scrollbarGutter: '' };

function lock() {
  locks += 1;
  if (locks > 1) return;
  const { clientWidth, style } = document.documentElement;
  before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
  // The room of a scroll bar stays, or the page would become wider behind the dialog.
  if (clientWidth < window.innerWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
}

function unlock() {
  locks -= 1;
  if (locks === 0) Object.assign(document.documentElement.style, before);
}

/** Keeps the page where it is while the dialog is there; several dialogs count as one. */
export function useScrollLock() {
  // Before the dialog is put into the page: a width that is asked for afterwards costs a layout.
  useInsertionEffect(() => {
    lock();
    return unlock;
  }, []);
}
