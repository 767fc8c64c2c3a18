'use client';

import { lazy, Suspense } from 'react';
import { useSite } from '../../data/use-site.js';
import type { ResultsState } from '../../model/results-state.js';
import type { FoundSetsProps } from './paged-sets.js';
import { useWholeSets } from './use-whole-sets.js';

/** From so many sets on the server is asked for pages. */
const LARGE = 20_000;

const LOADING: ResultsState = { status: 'loading' };

const LateSets = lazy(async () => ({ default: (await import('./late-sets.js')).LateSets }));

/** Finds sets in the whole bank. */
function WholeSets({ query, wanted, children }: FoundSetsProps & { wanted: boolean }) {
  return children(useWholeSets(query, wanted));
}

/** Finds sets: in the whole bank here, at the server where the bank is large, or in one's own list. */
export function FoundSets(props: FoundSetsProps) {
  const site = useSite();
  const large = site.status === 'ready' && site.data.questionSetCount > LARGE;
  if (large || props.query.mine) {
    return (
      <Suspense fallback={props.children(LOADING)}>
        <LateSets {...props} />
      </Suspense>
    );
  }
  return <WholeSets {...props} wanted={site.status !== 'loading'} />;
}
