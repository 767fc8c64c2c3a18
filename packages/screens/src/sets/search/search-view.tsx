'use client';

import { Button } from '@bank-soal/ui/button';
import { Container } from '@bank-soal/ui/container';
import { Grid } from '@bank-soal/ui/grid';
import { GridIcon, TableIcon } from '@bank-soal/ui/icon';
import { HostLink } from '@bank-soal/ui/lib/link-provider';
import { useIsPhone } from '@bank-soal/ui/lib/media-query';
import { PageHeader } from '@bank-soal/ui/page-header';
import { QuestionSetCardSkeleton } from '@bank-soal/ui/question-set-card';
import { Stack } from '@bank-soal/ui/stack';
import { lazy, Suspense } from 'react';
import type { RecentSet } from '../../model/recent-sets.js';
import { isNarrowed } from '../../model/set-query.js';
import { SetFilters, type SetFiltersProps } from '../filters/set-filters.js';
import { type FloatingHrefs, FloatingLinks } from '../floating-links.js';
import { OrderSelect, ViewToggle } from '../results/order-and-view.js';
import { ResultGrid } from '../results/result-grid.js';
import type { ResultProps } from '../results/result-props.js';
import { type ResultsState, SearchResults } from '../results/search-results.js';
import { useSearchMessages } from '../search-messages.js';
import { RecentLinks } from './recent-links.js';
import type { SearchState } from './search-state.js';

// The first screen shows cards.
const ResultTable = lazy(async () => ({
  default: (await import('../results/result-table.js')).ResultTable,
}));

/** Props of {@link SearchView}. */
export interface SearchViewProps
  extends Omit<SetFiltersProps, 'query' | 'onApply' | 'actions'>,
    Omit<ResultProps, 'sets' | 'text'> {
  /** What is typed and chosen. */
  query: SearchState;
  /** What the results follow. */
  searched: string;
  /** What was found, or why nothing is shown. */
  state: ResultsState;
  /** Sets that this person looked at in this browser, the last one first. */
  recent: readonly RecentSet[];
  /** Where the floating links lead. */
  floating: FloatingHrefs;
  /** Order, view, and the phone's filters: at once. */
  onApply: (part: Partial<SearchState>) => void;
  /** Shows everything again. */
  onClear: () => void;
}

const BONES = (
  <Grid>
    {[1, 2, 3, 4, 5, 6].map((key) => (
      <QuestionSetCardSkeleton key={key} />
    ))}
  </Grid>
);

/** The search screen as it looks. */
export function SearchView({
  query,
  searched,
  filters,
  onType,
  onSubmit,
  onChoose,
  onApply,
  state,
  onClear,
  recent,
  floating,
  ...results
}: SearchViewProps) {
  const searchMessages = useSearchMessages();
  const phone = useIsPhone();
  const views = [
    { value: 'grid', label: searchMessages.views.grid, icon: <GridIcon /> },
    { value: 'table', label: searchMessages.views.table, icon: <TableIcon /> },
  ] as const;
  const toggle = (
    <ViewToggle view={query.view} views={views} onView={(view) => onApply({ view })} />
  );
  const Results = query.view === 'table' ? ResultTable : ResultGrid;
  return (
    <Container space="md">
      <Stack gap="lg">
        <PageHeader title={searchMessages.title} description={searchMessages.lead} />
        <SetFilters
          query={query}
          filters={filters}
          onType={onType}
          onSubmit={onSubmit}
          onChoose={onChoose}
          onApply={onApply}
          actions={phone ? toggle : undefined}
        />
        {!isNarrowed(query) && <RecentLinks recent={recent} previewHref={results.previewHref} />}
        <SearchResults
          state={state}
          loadingFilters={filters.status === 'loading'}
          onClear={onClear}
          actions={
            phone ? undefined : (
              <>
                <OrderSelect sort={query.sort} onSort={(sort) => onApply({ sort })} labelHidden />
                {toggle}
              </>
            )
          }
          emptyAction={
            floating.upload !== undefined && (
              <Button asChild variant="primary">
                <HostLink href={floating.upload}>{searchMessages.upload}</HostLink>
              </Button>
            )
          }
          bones={BONES}
          render={(sets) => (
            <Suspense fallback={BONES}>
              <Results {...results} sets={sets} text={searched} />
            </Suspense>
          )}
        />
        <FloatingLinks {...floating} />
      </Stack>
    </Container>
  );
}
