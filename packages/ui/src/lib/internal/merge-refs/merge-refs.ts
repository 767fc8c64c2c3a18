import { type Ref, type RefCallback, useMemo } from 'react';

/** One ref that fills several: the caller's beside our own. Absent ones are skipped. */
export function mergeRefs<T>(...refs: (Ref<T> | undefined)[]): RefCallback<T> {
  return (element) => {
    const undo = refs.map((ref) => fill(ref, element));
    return () => {
      for (const each of undo) each();
    };
  };
}

function fill<T>(ref: Ref<T> | undefined, element: T | null): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(element);
    return typeof cleanup === 'function' ? cleanup : () => ref(null);
  }
  if (!ref) return () => {};
  ref.current = element;
  return () => {
    ref.current = null;
  };
}

/** The same for two refs, and the same function as long as both stay: React does not call it anew. */
export function useMergedRef<T>(
  own: Ref<T> | undefined,
  given: Ref<T> | undefined,
): RefCallback<T> {
  return useMemo(() => mergeRefs(own, given), [own, given]);
}
