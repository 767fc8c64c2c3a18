import { lazy, useContext } from 'react';
import { ClientOnly } from '../../browser/client-only.js';
import { useFirstSets } from '../../data/sets/use-first-sets.js';
import { useSite } from '../../data/site/use-site.js';
import { ViewerKindContext } from '../../data/viewer-kind.js';
import { isLargeBank } from '../../model/sets/large-bank.js';
import type { ResultsState } from '../../model/sets/results-state.js';
import { isNarrowed, type SetQuery } from '../../model/sets/set-query.js';
import type { FoundSetsProps } from './paged-sets.js';
import { useWholeSets } from './search-whole.js';

const LOADING: ResultsState = { status: 'loading' };

const LateSets = lazy(async () => ({ default: (await import('./late-sets.js')).LateSets }));

/** Finds sets in the whole bank. */
function WholeSets({ query, wanted, children }: FoundSetsProps & { wanted: boolean }) {
  return children(useWholeSets(query, wanted));
}

/** Initial results from the page, until there are others. */
function useFirstResults(query: SetQuery): ResultsState | undefined {
  const first = useFirstSets(query);
  const isOwn = useContext(ViewerKindContext) === undefined && !query.mine;
  if (first === undefined || !isOwn) return undefined;
  const { sets: found, total: count, allWords, next } = first;
  const emptyBank = count === 0 && !isNarrowed(query);
  return { status: 'ready', found, count, allWords, emptyBank, next };
}

/** Finds sets: in the whole bank here, at the server where the bank is large, or in one's own list. */
export function FoundSets({ query, children }: FoundSetsProps) {
  const site = useSite();
  const first = useFirstResults(query);
  const shown: FoundSetsProps['children'] = (state) =>
    children((state.status === 'loading' && first) || state);
  const large = site.status === 'ready' && isLargeBank(site.data.questionSetCount);
  if (large || query.mine) {
    return (
      <ClientOnly fallback={shown(LOADING)}>
        <LateSets query={query}>{shown}</LateSets>
      </ClientOnly>
    );
  }
  return (
    <WholeSets query={query} wanted={site.status !== 'loading'}>
      {shown}
    </WholeSets>
  );
}
