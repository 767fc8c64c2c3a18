'use client';

import { Button } from '@bank-soal/ui/button';
import { Card } from '@bank-soal/ui/card';
import { Container } from '@bank-soal/ui/container';
import { Grid } from '@bank-soal/ui/grid';
import { GridIcon, ListIcon } from '@bank-soal/ui/icon';
import { HostLink } from '@bank-soal/ui/lib/link-provider';
import { useIsPhone } from '@bank-soal/ui/lib/media-query';
import { PageHeader } from '@bank-soal/ui/page-header';
import { SetRowSkeleton } from '@bank-soal/ui/set-row';
import { Skeleton } from '@bank-soal/ui/skeleton';
import { Stack } from '@bank-soal/ui/stack';
import { SetFilters, type SetFiltersProps } from '../filters/set-filters.js';
import { FloatingLinks } from '../floating-links.js';
import { BrowseSets, type BrowseSetsProps } from '../results/browse-sets.js';
import { OrderSelect, ViewToggle } from '../results/order-and-view.js';
import { type ResultsState, SearchResults } from '../results/search-results.js';
import { useSearchMessages } from '../search-messages.js';
import { useBrowseMessages } from './browse-messages.js';
import type { BrowseState } from './browse-state.js';

/** Props of {@link BrowseView}. */
export interface BrowseViewProps
  extends Omit<SetFiltersProps, 'query' | 'onApply' | 'actions'>,
    Pick<BrowseSetsProps, 'previewHref' | 'placeKey'> {
  /** What is typed and chosen. */
  query: BrowseState;
  /** What the sets follow. */
  searched: string;
  /** What was found, or why nothing is shown. */
  state: ResultsState;
  /** The question-form builder; without an address the floating plus is not shown. */
  createHref?: string;
  /** The upload form, offered where the bank is empty. */
  uploadHref?: string;
  /** Order, view, and the phone's filters: at once. */
  onApply: (part: Partial<BrowseState>) => void;
  /** Shows everything again. */
  onClear: () => void;
}

const KEYS = [1, 2, 3, 4, 5, 6];

const BONES = {
  grid: (
    <Grid>
      {KEYS.map((key) => (
        <Skeleton key={key} shape="block" height="300px" />
      ))}
    </Grid>
  ),
  list: (
    <Card padding="none">
      {KEYS.map((key) => (
        <SetRowSkeleton key={key} />
      ))}
    </Card>
  ),
};

/** The browsing of question sets as it looks. */
export function BrowseView({
  query,
  searched,
  filters,
  onType,
  onSubmit,
  onChoose,
  onApply,
  state,
  onClear,
  createHref,
  uploadHref,
  previewHref,
  placeKey,
}: BrowseViewProps) {
  const searchMessages = useSearchMessages();
  const browseMessages = useBrowseMessages();
  const phone = useIsPhone();
  const views = [
    { value: 'grid', label: searchMessages.views.grid, icon: <GridIcon /> },
    { value: 'list', label: searchMessages.views.list, icon: <ListIcon /> },
  ] as const;
  const toggle = (
    <ViewToggle view={query.view} views={views} onView={(view) => onApply({ view })} />
  );
  return (
    <Container space="md">
      <Stack gap="lg">
        <PageHeader title={browseMessages.title} description={browseMessages.lead} />
        <SetFilters
          query={query}
          filters={filters}
          onType={onType}
          onSubmit={onSubmit}
          onChoose={onChoose}
          onApply={onApply}
          actions={phone ? toggle : undefined}
        />
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
            uploadHref !== undefined && (
              <Button asChild variant="primary">
                <HostLink href={uploadHref}>{searchMessages.upload}</HostLink>
              </Button>
            )
          }
          bones={BONES[query.view]}
          render={(sets) => (
            <BrowseSets
              sets={sets}
              view={query.view}
              text={searched}
              previewHref={previewHref}
              placeKey={placeKey}
            />
          )}
        />
        <FloatingLinks create={createHref} />
      </Stack>
    </Container>
  );
}
