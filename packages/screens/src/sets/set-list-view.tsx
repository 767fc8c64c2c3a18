'use client';

import { Container } from '@bank-soal/ui/container';
import { PageHeader } from '@bank-soal/ui/frame';
import { Stack } from '@bank-soal/ui/stack';
import { type ReactNode, Suspense, useId, useState } from 'react';
import type { ResultsState } from '../model/sets/results-state.js';
import type { SetListChange, SetListState } from '../model/sets/set-list-address.js';
import type { SetHref } from '../model/sets/set-query.js';
import { SetFilters, type SetFiltersProps } from './filters/set-filters.js';
import { type FloatingHrefs, FloatingLinks } from './floating-links.js';
import { OrderSelect, ViewToggle, type ViewToggleProps } from './results/order-and-view.js';
import { PickButton, SearchResults, type SearchResultsProps } from './results/search-results.js';

/** Props of a view over the list of sets: its query, its results, its events. */
export interface SetListParts<View extends string>
  extends Pick<SetFiltersProps, 'filters' | 'onType' | 'onSubmit' | 'onChoose'> {
  /** Typed and chosen values. */
  query: SetListState<View>;
  /** Searched text, or its words where each was looked for. */
  searched: string | readonly string[];
  /** The results, or the reason why there are none. */
  state: ResultsState;
  /** Order, view, and the phone's filters: at once. */
  onApply: (part: SetListChange<View>) => void;
  /** Leads to all sets of a course, a topic or a lecturer, on the same page. */
  hrefOf: SetHref;
  /** Shows everything again. */
  onClear: () => void;
  /** Hidden values that the form of the search sends beside its fields, so that it works without scripts. */
  inForce?: readonly (readonly [name: string, value: string])[];
  /** Leads to the next sets where scripts are not there yet, or switched off. */
  nextHref?: string | undefined;
}

export interface SetListViewProps<View extends string>
  extends Omit<SetListParts<View>, 'searched' | 'hrefOf'>,
    Pick<ViewToggleProps<View>, 'views'>,
    Pick<SearchResultsProps, 'beyond' | 'bones' | 'render'> {
  title: string;
  lead: string;
  /** Where else can be searched. */
  modes?: ReactNode;
  /** Stands above the results. */
  above?: ReactNode;
  /** Stands below the filters. */
  recent?: ReactNode;
  floating: FloatingHrefs;
  /** The upload form, offered where the bank is empty. */
  uploadHref: string | undefined;
}

/** Filters, and the sets that pass them: what the search and browsing look like alike. */
export function SetListView<View extends string>({
  title,
  lead,
  modes,
  views,
  query,
  filters,
  onType,
  onSubmit,
  onChoose,
  onApply,
  above,
  recent,
  floating,
  uploadHref,
  inForce = [],
  ...results
}: SetListViewProps<View>) {
  const form = useId();
  const [picking, setPicking] = useState(false);
  return (
    <Container space="md">
      <Stack gap="md">
        <PageHeader title={title} description={lead} />
        <SetFilters
          form={{
            id: form,
            fields: inForce.map(([name, value]) => (
              <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
            )),
          }}
          query={query}
          filters={filters}
          onType={onType}
          onSubmit={onSubmit}
          onChoose={onChoose}
          onApply={onApply}
          countOptions={results.state.status === 'ready' ? results.state.countOptions : undefined}
          links={
            <>
              {modes}
              <FloatingLinks {...floating} />
            </>
          }
          below={recent}
          wideActions={
            <OrderSelect
              sort={query.sort}
              onSort={(sort) => onApply({ sort })}
              labelHidden
              form={form}
            />
          }
          actions={
            <>
              <ViewToggle
                view={query.view}
                views={views}
                onView={(view) => onApply({ view })}
                form={form}
              />
              <PickButton picking={picking} onPick={() => setPicking(!picking)} />
            </>
          }
        >
          {above}
          {/* A page that a server drew comes alive in parts: who types at once does not wait for the cards. */}
          <Suspense fallback={results.bones}>
            <SearchResults
              {...results}
              picking={picking}
              loadingFilters={filters.status === 'loading'}
              uploadHref={uploadHref}
            />
          </Suspense>
        </SetFilters>
      </Stack>
    </Container>
  );
}
