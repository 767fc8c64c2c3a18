import { useEffect, useRef } from 'react';

type Keys = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented'
>;

/**
 * Whether a key narrows or widens the sidebar: Ctrl or Cmd with a backslash, which neither browsers nor editors of text
 * have taken. By its place, too: not every keyboard has that letter without another key.
 */
export function isCollapseKey(event: Keys): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (event.defaultPrevented || altKey || shiftKey || ctrlKey === metaKey) return false;
  return key === '\\' || code === 'Backslash';
}

/** Calls back at the key that narrows and widens the sidebar, wherever the focus is. */
export function useCollapseKey(enabled: boolean, toggle: () => void) {
  const latest = useRef(toggle);
  useEffect(() => {
    latest.current = toggle;
  });
  useEffect(() => {
    if (!enabled) return;
    const press = (event: KeyboardEvent) => {
      if (!isCollapseKey(event)) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [enabled]);
}
