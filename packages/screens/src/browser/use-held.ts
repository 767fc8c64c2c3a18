import { useState } from 'react';

/** A value that stays while something is pressed. */
export interface Held<Value> {
  value: Value;
  /** Goes on the element around what is pressed. */
  onPointerDown: () => void;
}

/**
 * Holds a value from the moment something is pressed until it is let go: a list that is replaced meanwhile would put
 * another button under the pointer, and the browser would report no click at all.
 */
export function useHeld<Value>(value: Value): Held<Value> {
  const [held, setHeld] = useState<{ value: Value }>();
  return {
    value: held ? held.value : value,
    onPointerDown() {
      setHeld({ value });
      // The click follows in the same task.
      const release = () => setTimeout(setHeld);
      for (const type of ['pointerup', 'pointercancel'])
        addEventListener(type, release, { once: true });
    },
  };
}
