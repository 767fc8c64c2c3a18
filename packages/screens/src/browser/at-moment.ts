import { useEffect } from 'react';
import { useStableCallback } from './use-stable-callback.js';

/** A timer takes no longer than 24.8 days, and stands still while the machine sleeps: look now and then. */
const LOOK_MS = 60_000;
/** The clock of whom is asked may be behind: call again, more and more seldom. */
const AGAIN_MS = 1_000;

/**
 * Calls when a moment comes, however far it is and whether the machine slept meanwhile; and again, ever
 * more seldom, until it is stopped.
 *
 * @param moment in milliseconds since 1970
 * @param page tells when people come back to it, which is when nobody should wait for the next look
 * @returns stops it
 */
export function atMoment(
  moment: number,
  come: () => void,
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = AGAIN_MS;
  function look() {
    clearTimeout(timer);
    const left = moment - Date.now();
    if (left > 0) {
      timer = setTimeout(look, Math.min(left, LOOK_MS));
      return;
    }
    come();
    timer = setTimeout(look, pause);
    pause = Math.min(pause * 2, LOOK_MS);
  }
  look();
  page.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', look);
  };
}

/**
 * Calls when a moment comes, and again while it stays the same.
 *
 * @param at ISO 8601; `null` for none
 */
export function useMoment(at: string | null, onCome: () => void): void {
  const come = useStableCallback(onCome);
  useEffect(() => {
    const moment = Date.parse(at ?? '');
    return Number.isNaN(moment) ? undefined : atMoment(moment, come, document);
  }, [at, come]);
}
