'use client';

import { useEffect, useRef } from 'react';
import { isCollapseKey } from './collapse-key.js';

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
