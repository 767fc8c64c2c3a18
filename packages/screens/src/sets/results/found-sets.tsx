'use client';

import { lazy, Suspense } from 'react';
import { useSite } from '../../data/use-site.js';
import type { FoundSetsProps } from './found-sets-props.js';
import type { ResultsState } from './search-results.js';
import { useWholeBank } from './use-whole-bank.js';

/** From so many sets on the server is asked for pages. */
const LARGE = 20_000;

const LOADING: ResultsState = { status: 'loading' };

const PagedSets = lazy(async () => ({ default: (await import('./paged-sets.js')).PagedSets }));

function WholeSets({ query, wanted, children }: FoundSetsProps & { wanted: boolean }) {
  return children(useWholeBank(query, wanted));
}

/** Finds sets: in the whole bank here, or at the server where the bank is large. */
export function FoundSets(props: FoundSetsProps) {
  const site = useSite();
  if (site.status === 'ready' && site.data.questionSetCount > LARGE) {
    return (
      <Suspense fallback={props.children(LOADING)}>
        <PagedSets {...props} />
      </Suspense>
    );
  }
  return <WholeSets {...props} wanted={site.status !== 'loading'} />;
}
