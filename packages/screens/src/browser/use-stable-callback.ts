import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and always runs the latest one: for handlers of long lists. */
export function useStableCallback<Values extends unknown[], Result>(
  latest: (...values: Values) => Result,
): (...values: Values) => Result {
  const kept = useRef(latest);
  useLayoutEffect(() => {
    kept.current = latest;
  });
  return useCallback((...values) => kept.current(...values), []);
}
