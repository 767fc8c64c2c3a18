import { useState } from 'react';

/** Current value of a field. */
interface OwnValue<T, Next extends T> {
  value: T;
  change: (next: Next) => void;
  /** Goes back to where it began; `undefined` where the caller keeps the value. */
  reset: (() => void) | undefined;
}

/**
 * The caller's value; without one the field keeps its own, as the browser's fields do.
 *
 * @param value the caller's, `undefined` where the field keeps it
 * @param initial what it begins with, and goes back to when its form is reset
 */
export function useOwnValue<T, Next extends T = T>(
  value: T | undefined,
  initial: T,
  onChange: ((next: Next) => void) | undefined,
): OwnValue<T, Next> {
  const [own, setOwn] = useState(initial);
  const kept = value === undefined;
  return {
    value: kept ? own : value,
    change(next) {
      if (kept) setOwn(next);
      onChange?.(next);
    },
    reset: kept ? () => setOwn(initial) : undefined,
  };
}
