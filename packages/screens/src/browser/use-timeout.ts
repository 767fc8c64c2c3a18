import { useEffect, useMemo, useRef } from 'react';

/** One piece of work that waits. */
export interface Timeout {
  /** Runs the work after so many milliseconds; what waited before is dropped. */
  start: (work: () => void, ms: number) => void;
  /** Drops what waits. */
  cancel: () => void;
}

/** A timer that ends with the component. */
export function useTimeout(): Timeout {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(
    () => ({
      start(work, ms) {
        clearTimeout(timer.current);
        timer.current = setTimeout(work, ms);
      },
      cancel: () => clearTimeout(timer.current),
    }),
    [],
  );
}
