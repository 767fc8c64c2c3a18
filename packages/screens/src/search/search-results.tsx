'use client';

import { Button } from '@bank-soal/ui/button';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { ErrorState } from '@bank-soal/ui/error-state';
import { Grid } from '@bank-soal/ui/grid';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { QuestionSetCardSkeleton } from '@bank-soal/ui/question-set-card';
import { ResultCount } from '@bank-soal/ui/result-count';
import { Stack } from '@bank-soal/ui/stack';
import { searchMessages } from '../messages/search.js';
import type { QuestionSet } from '../model/question-set.js';
import { ResultGrid, type ResultGridProps } from './result-grid.js';

/** Where the list stands (§4). */
export type ResultsState =
  | { status: 'loading' }
  | { status: 'failed'; busy: boolean; retry: () => void }
  | {
      status: 'ready';
      /** What passed the search. */
      found: readonly QuestionSet[];
      /** Number of sets in the bank. */
      total: number;
    };

/** Props of {@link SearchResults}. */
export interface SearchResultsProps extends Omit<ResultGridProps, 'sets'> {
  state: ResultsState;
  /** Shows everything again. */
  onClear: () => void;
}

const SKELETONS = [1, 2, 3, 4, 5, 6];

function Loading() {
  return (
    <Stack>
      <LoadingStatus>{searchMessages.loading}</LoadingStatus>
      <Grid>
        {SKELETONS.map((key) => (
          <QuestionSetCardSkeleton key={key} />
        ))}
      </Grid>
    </Stack>
  );
}

function Nothing({ emptyBank, onClear }: { emptyBank: boolean; onClear: () => void }) {
  return (
    <EmptyState
      frame="dashed"
      headingLevel={2}
      title={searchMessages.empty}
      description={emptyBank ? searchMessages.emptyBankHint : searchMessages.emptyHint}
      actions={emptyBank ? undefined : <Button onClick={onClear}>{searchMessages.clear}</Button>}
    />
  );
}

/** What stands below the search: the shape of what comes, a failure, nothing, or the cards. */
export function SearchResults({ state, onClear, ...grid }: SearchResultsProps) {
  if (state.status === 'loading') return <Loading />;
  if (state.status === 'failed') {
    return (
      <ErrorState
        frame="card"
        headingLevel={2}
        title={searchMessages.failed}
        description={searchMessages.failedHint}
        busy={state.busy}
        onRetry={state.retry}
      />
    );
  }
  const { found, total } = state;
  return (
    <Stack>
      <ResultCount count={found.length} />
      {found.length === 0 ? (
        <Nothing emptyBank={total === 0} onClear={onClear} />
      ) : (
        <ResultGrid {...grid} sets={found} />
      )}
    </Stack>
  );
}
