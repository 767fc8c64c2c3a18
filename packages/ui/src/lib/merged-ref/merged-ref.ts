'use client';

import { type Ref, type RefCallback, useCallback } from 'react';

function hand<T>(ref: Ref<T> | undefined, element: T | null): () => void {
  if (typeof ref === 'function') {
    const cleanUp = ref(element);
    return typeof cleanUp === 'function' ? cleanUp : () => ref(null);
  }
  if (!ref) return () => undefined;
  ref.current = element;
  return () => {
    ref.current = null;
  };
}

/** One ref for an element that both the component and its caller want. */
export function useMergedRef<T>(
  own: Ref<T> | undefined,
  given: Ref<T> | undefined,
): RefCallback<T> {
  return useCallback(
    (element: T | null) => {
      const releases = [hand(own, element), hand(given, element)];
      return () => {
        for (const release of releases) release();
      };
    },
    [own, given],
  );
}
