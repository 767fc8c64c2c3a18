import { useLayoutEffect, useRef } from 'react';

/**
 * Leads the keyboard back to where it was before something was shown, once that is gone and nothing
 * else took the focus.
 *
 * @param shown before it is drawn, where the focus is counts as the way back: what is shown takes the
 * focus in an effect, not sooner
 */
export function useFocusBack(shown: boolean): void {
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    if (shown) {
      before.current = document.activeElement;
      return;
    }
    const way = before.current;
    before.current = null;
    if (document.activeElement === document.body && way instanceof HTMLElement) way.focus();
  }, [shown]);
}
