'use client';

import { lazy, Suspense } from 'react';
import { useSite } from '../data/use-site.js';
import type { BankProps } from './bank-props.js';
import type { ResultsState } from './search-results.js';
import { useWholeBank } from './use-whole-bank.js';

/** From so many sets on the server is asked for pages. */
const LARGE = 20_000;

const LOADING: ResultsState = { status: 'loading' };

const PagedBank = lazy(async () => ({ default: (await import('./paged-bank.js')).PagedBank }));

function WholeBank({ query, wanted, children }: BankProps & { wanted: boolean }) {
  return children(useWholeBank(query, wanted));
}

/** Finds sets: in the whole bank here, or at the server where the bank is large. */
export function Bank(props: BankProps) {
  const site = useSite();
  if (site.status === 'ready' && site.data.questionSetCount > LARGE) {
    return (
      <Suspense fallback={props.children(LOADING)}>
        <PagedBank {...props} />
      </Suspense>
    );
  }
  return <WholeBank {...props} wanted={site.status !== 'loading'} />;
}
