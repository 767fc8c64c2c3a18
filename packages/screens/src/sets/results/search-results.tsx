'use client';

import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { ResultCount } from '@bank-soal/ui/result-count';
import { Stack } from '@bank-soal/ui/stack';
import { lazy, type ReactNode, Suspense } from 'react';
import { FailedLoadCard } from '../../failed-load/index.js';
import type { QuestionSet } from '../../model/question-set.js';
import type { ResultsState } from '../../model/results-state.js';
import { useSearchMessages } from '../search-messages.js';

const NothingFound = lazy(async () => ({
  default: (await import('./nothing-found.js')).NothingFound,
}));
// Only banks that are too large to be loaded whole have more.
const LoadMore = lazy(async () => ({ default: (await import('./load-more.js')).LoadMore }));

/** Props of {@link SearchResults}. */
export interface SearchResultsProps {
  state: ResultsState;
  /** The filters' lists are on their way. */
  loadingFilters: boolean;
  /** Shows everything again. */
  onClear: () => void;
  /** Where everyone may add sets: a way out of an empty bank. */
  uploadHref?: string | undefined;
  /** The shape of what comes. */
  bones: ReactNode;
  render: (sets: readonly QuestionSet[]) => ReactNode;
}

function Body({ state, ...rest }: SearchResultsProps) {
  const searchMessages = useSearchMessages();
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
          <Suspense fallback={null}>
            <NothingFound {...rest} emptyBank={state.emptyBank} />
          </Suspense>
        );
      }
      return (
        <>
          {rest.render(state.found)}
          {state.more && (
            <Suspense fallback={null}>
              <LoadMore more={state.more} shown={state.found.length} />
            </Suspense>
          )}
        </>
      );
  }
}

/** What stands below the search: the shape of what comes, a failure, nothing, or the sets. */
export function SearchResults(props: SearchResultsProps) {
  const searchMessages = useSearchMessages();
  const { state, loadingFilters } = props;
  const loading = state.status === 'loading' && searchMessages.loading;
  // Once the sets are there the filters say it themselves.
  const filters = loadingFilters && state.status !== 'ready' && searchMessages.loadingFilters;
  return (
    <Stack>
      {state.status === 'ready' && (
        <ResultCount count={state.count} note={state.allWords && searchMessages.allWords} />
      )}
      {(loading || filters) && (
        <LoadingStatus>
          {loading && <span>{loading}</span>}
          {filters && <span>{filters}</span>}
        </LoadingStatus>
      )}
      <Body {...props} />
    </Stack>
  );
}
