'use client';

import { type Ref, type RefCallback, useMemo } from 'react';
import { mergeRefs } from './merge-refs.js';

/** The same for two refs, and the same function as long as both stay: React does not call it anew. */
export function useMergedRef<T>(
  own: Ref<T> | undefined,
  given: Ref<T> | undefined,
): RefCallback<T> {
  return useMemo(() => mergeRefs(own, given), [own, given]);
}
