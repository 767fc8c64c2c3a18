import { useState } from 'react';

/** Current value of a field. */
interface OwnValue<T> {
  value: T;
  change: (next: T) => void;
  /** Goes back to where it began; absent where the caller keeps the value. */
  reset?: () => void;
}

/**
 * The caller's value; without one the field keeps its own, as the browser's fields do.
 *
 * @param value the caller's, `undefined` where the field keeps it
 * @param initial what it begins with, and goes back to when its form is reset
 */
export function useOwnValue<T>(
  value: T | undefined,
  initial: T,
  onChange: ((next: T) => void) | undefined,
): OwnValue<T> {
  const [own, setOwn] = useState(initial);
  const kept = value === undefined;
  return {
    value: kept ? own : value,
    change(next) {
      if (kept) setOwn(next);
      onChange?.(next);
    },
    ...(kept && { reset: () => setOwn(initial) }),
  };
}
