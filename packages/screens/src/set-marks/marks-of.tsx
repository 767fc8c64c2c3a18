'use client';

import { SetMarksPlace } from '@bank-soal/ui/sets';
import { lazy } from 'react';
import { ClientOnly } from '../browser/client-only.js';
import { useHasMySets } from '../data/sets/use-has-my-sets.js';
import type { MarkedSetProps } from './marked-set.js';

// For who is signed in, and behind the sets themselves.
const MarkedSet = lazy(async () => ({ default: (await import('./late.js')).MarkedSet }));

/** Marks of the signed-in person on a set; nothing for visitors, and where the host stores nothing. */
export function MarksOf(props: MarkedSetProps) {
  return (
    useHasMySets() && (
      <ClientOnly fallback={<SetMarksPlace place={props.place} />}>
        <MarkedSet {...props} />
      </ClientOnly>
    )
  );
}
