'use client';

import { type RefObject, useEffect } from 'react';

const WRITES = 'input, select, textarea, [contenteditable], [role="dialog"], [role="menu"]';

/** '/' brings the keyboard to a field, unless someone is writing or choosing elsewhere. */
export function useSlashKey(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, altKey, ctrlKey, metaKey, target } = event;
      if (key !== '/' || altKey || ctrlKey || metaKey || !field.current) return;
      if (target instanceof Element && target.closest(WRITES)) return;
      event.preventDefault();
      field.current.focus();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [field]);
}
