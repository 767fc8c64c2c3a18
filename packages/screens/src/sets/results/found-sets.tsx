'use client';

import { lazy, Suspense } from 'react';
import { useSite } from '../../data/use-site.js';
import type { ResultsState } from '../../model/results-state.js';
import type { FoundSetsProps } from './paged-sets.js';
import { useWholeSets } from './use-whole-sets.js';

/** From so many sets on the server is asked for pages. */
const LARGE = 20_000;

const LOADING: ResultsState = { status: 'loading' };

const MineSets = lazy(async () => ({ default: (await import('./late-sets.js')).MineSets }));
const PagedSets = lazy(async () => ({ default: (await import('./late-sets.js')).PagedSets }));

/** Finds sets in the whole bank. */
function WholeSets({ query, wanted, children }: FoundSetsProps & { wanted: boolean }) {
  return children(useWholeSets(query, wanted));
}

/** Finds sets: in the whole bank here, or at the server where the bank is large. */
export function FoundSets(props: FoundSetsProps) {
  const site = useSite();
  if (props.query.mine) {
    return (
      <Suspense fallback={props.children(LOADING)}>
        <MineSets {...props} />
      </Suspense>
    );
  }
  if (site.status === 'ready' && site.data.questionSetCount > LARGE) {
    return (
      <Suspense fallback={props.children(LOADING)}>
        <PagedSets {...props} />
      </Suspense>
    );
  }
  return <WholeSets {...props} wanted={site.status !== 'loading'} />;
}
