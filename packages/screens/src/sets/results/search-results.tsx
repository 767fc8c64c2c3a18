import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { ResultCount } from '@bank-soal/ui/search';
import { Stack } from '@bank-soal/ui/stack';
import { lazy, type ReactNode, Suspense } from 'react';
import { useHost } from '../../api/api-provider.js';
import { ClientOnly } from '../../browser/client-only.js';
import { useHeld } from '../../browser/use-held.js';
import { FailedLoadCard } from '../../failed-load/index.js';
import { searchTexts } from '../../indonesian/search.js';
import type { PickedSets } from '../../model/sets/picked-sets.js';
import type { QuestionSet } from '../../model/sets/question-set.js';
import type { ResultsState } from '../../model/sets/results-state.js';
import { NothingFound } from './nothing-found.js';

// Only banks that are too large to be loaded whole have more.
const LoadMore = lazy(async () => ({ default: (await import('./load-more.js')).LoadMore }));

// Most take one set.
const PickSets = lazy(async () => ({
  default: (await import('../../set-archive/pick-sets.js')).PickSets,
}));

export interface SearchResultsProps {
  state: ResultsState;
  /** Several are being chosen. */
  picking?: boolean;
  /** The filters' lists are on their way. */
  loadingFilters: boolean;
  /** Shows everything again. */
  onClear: () => void;
  /** Where everyone may add sets: a way out of an empty bank. */
  uploadHref?: string | undefined;
  /** Stands below a search that found nothing. */
  beyond?: ReactNode;
  /** Leads to the next sets where scripts are not there yet, or switched off. */
  nextHref?: string | undefined;
  /** The shape of what comes. */
  bones: ReactNode;
  /** The sets; with boxes while several are chosen. */
  render: (sets: readonly QuestionSet[], picked?: PickedSets) => ReactNode;
}

function Body({
  state,
  picked,
  ...rest
}: Omit<SearchResultsProps, 'picking'> & { picked?: PickedSets }) {
  const searchMessages = useTexts(searchTexts);
  switch (state.status) {
    case 'loading':
      return rest.bones;
    case 'failed':
      return (
        <FailedLoadCard
          load={state}
          title={searchMessages.failed}
          description={searchMessages.failedHint}
        />
      );
    case 'ready':
      if (state.found.length === 0) {
        return (
          <>
            <NothingFound {...rest} emptyBank={state.emptyBank} />
            {rest.beyond}
          </>
        );
      }
      return (
        <>
          {rest.render(state.found, picked)}
          {rest.nextHref !== undefined && (
            <Cluster justify="center">
              <Button asChild>
                <a href={rest.nextHref}>{searchMessages.more}</a>
              </Button>
            </Cluster>
          )}
          {state.more && (
            <ClientOnly>
              <LoadMore more={state.more} shown={state.found.length} />
            </ClientOnly>
          )}
        </>
      );
  }
}

/** Begins and ends choosing several sets, where there is a server that packs them. */
export function PickButton({ picking, onPick }: { picking: boolean; onPick: () => void }) {
  const { pick, picked } = useTexts(searchTexts);
  if (useHost().api === undefined) return null;
  return (
    <Button variant="link" size="sm" onClick={onPick}>
      {picking ? picked : pick}
    </Button>
  );
}

/** Results below the search: the shape of the page to come, a failure, nothing, or the sets. */
export function SearchResults({ state: latest, picking, ...rest }: SearchResultsProps) {
  const searchMessages = useTexts(searchTexts);
  const { value: state, ...pressed } = useHeld(latest);
  const props = { ...rest, state };
  const { loadingFilters } = rest;
  const loading = state.status === 'loading' && searchMessages.loading;
  // Once the sets are there the filters say it themselves.
  const filters = loadingFilters && state.status !== 'ready' && searchMessages.loadingFilters;
  return (
    <Stack {...pressed}>
      {state.status === 'ready' && (
        <ResultCount count={state.count} note={state.allWords && searchMessages.allWords} />
      )}
      {(loading || filters) && (
        <LoadingStatus>
          {loading && <span>{loading}</span>}
          {filters && <span>{filters}</span>}
        </LoadingStatus>
      )}
      {picking && state.status === 'ready' ? (
        <Suspense fallback={<Body {...props} />}>
          <PickSets shown={state.found}>{(picked) => <Body {...props} picked={picked} />}</PickSets>
        </Suspense>
      ) : (
        <Body {...props} />
      )}
    </Stack>
  );
}
