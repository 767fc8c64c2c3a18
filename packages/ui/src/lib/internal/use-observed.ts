import { useCallback, useRef, useState } from 'react';

/**
 * A state for what an observer sees. Observers tell what they see at first, often what is known: a state
 * that is set to what it is would be drawn by React once more, behind the next change of all else.
 */
export function useObserved<Value>(first: Value) {
  const [value, setValue] = useState(first);
  const last = useRef(first);
  const tell = useCallback((next: Value) => {
    if (next === last.current) return;
    last.current = next;
    setValue(next);
  }, []);
  return [value, tell] as const;
}
