import { type RefObject, useEffect } from 'react';

/**
 * Lets the keyboard into the toasts while a modal dialog is open. The dialog pulls back focus that
 * leaves it by listening on the document: what goes to a toast is not passed on that far.
 */
export function useReachable(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = document.documentElement;
    function keep(event: FocusEvent) {
      const towards = event.type === 'focusin' ? event.target : event.relatedTarget;
      const region = list.current?.parentElement;
      if (towards instanceof Node && region?.contains(towards)) event.stopPropagation();
    }
    root.addEventListener('focusin', keep);
    root.addEventListener('focusout', keep);
    return () => {
      root.removeEventListener('focusin', keep);
      root.removeEventListener('focusout', keep);
    };
  }, [list]);
}
