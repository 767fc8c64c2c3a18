'use client';

import { type RefObject, useEffect, useState } from 'react';
import type { AdminListState, OnListStateChange } from './list-state.js';

/** How long a row is waited for; then its new name may have moved it out of sight. */
const MOST_FRAMES = 30;

/** Where someone left a list for its form. */
export interface ListReturn {
  /** The form that was opened. */
  form: NonNullable<AdminListState['form']>;
  /** How far the page was scrolled, in pixels. */
  top: number;
}

/**
 * Notes where a list is left for its form.
 *
 * @returns `back`, defined once the form is closed, and the `onStateChange` to use instead
 */
export function useListReturn(
  { form }: AdminListState,
  onStateChange: OnListStateChange,
): { back: ListReturn | undefined; onStateChange: OnListStateChange } {
  const [left, setLeft] = useState<ListReturn & { shown: boolean }>();
  // A form that an address opened was not left for from anywhere.
  if (form !== undefined && !(left?.shown && form === left.form)) {
    setLeft({ form, top: form === left?.form ? left.top : 0, shown: true });
  }
  return {
    // Between the press and the form, for which a router takes its time, nobody has come back yet.
    back: form === undefined && left?.shown ? left : undefined,
    onStateChange(next, change) {
      if (next.form !== undefined) setLeft({ form: next.form, top: window.scrollY, shown: false });
      onStateChange(next, change);
    },
  };
}

/** Brings whoever comes back from a form to the button that opened it, and the page to its place. */
export function useReturnToOpener(
  page: RefObject<HTMLElement | null>,
  fallback: RefObject<HTMLElement | null>,
  back: ListReturn | undefined,
): void {
  useEffect(() => {
    if (!back) return undefined;
    let frame = 0;
    let left = MOST_FRAMES;
    // A long list becomes tall, and draws the rows of that place, some frames later.
    function seek({ form, top }: ListReturn) {
      if (window.scrollY < top) window.scrollTo(0, top);
      const opener = page.current?.querySelector<HTMLElement>(`[data-opens="${form}"]`);
      left -= 1;
      if (opener) opener.focus();
      else if (left > 0) frame = requestAnimationFrame(() => seek({ form, top }));
      else if (document.activeElement === document.body) {
        fallback.current?.focus({ preventScroll: true });
      }
    }
    frame = requestAnimationFrame(() => seek(back));
    return () => cancelAnimationFrame(frame);
  }, [page, fallback, back]);
}
