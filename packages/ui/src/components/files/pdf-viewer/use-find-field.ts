import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import type { Find } from './use-find.js';

/** The field of a search: what opens and shuts it, and where the focus is meanwhile. */
export interface FindField {
  field: RefObject<HTMLInputElement | null>;
  open: () => void;
  close: () => void;
  /** Answers the keys of finding; tells whether one of them was pressed. */
  press: (event: KeyboardEvent) => boolean;
}

/** Brings the focus into the field as it opens, and back, or to `otherwise`, as it is shut. */
export function useFindField(find: Find, otherwise: RefObject<HTMLElement | null>): FindField {
  const field = useRef<HTMLInputElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const isOpen = find.typed !== null;

  useLayoutEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);

  function open() {
    const active = document.activeElement;
    if (active instanceof HTMLElement && active !== field.current) before.current = active;
    if (!isOpen) find.type('');
    field.current?.focus();
    field.current?.select();
  }

  function close() {
    const target = before.current?.isConnected ? before.current : otherwise.current;
    before.current = null;
    find.close();
    target?.focus({ preventScroll: true });
  }

  function press(event: KeyboardEvent): boolean {
    const key = event.key.toLowerCase();
    const command = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (command && key === 'f' && !event.shiftKey) {
      // A second Ctrl+F, pressed in the field, is meant for the browser's own search.
      if (event.target === field.current) return false;
      open();
    } else if (find.hit && (key === 'f3' || (command && key === 'g'))) {
      find.move(event.shiftKey ? -1 : 1);
    } else return false;
    return true;
  }

  return { field, open, close, press };
}
