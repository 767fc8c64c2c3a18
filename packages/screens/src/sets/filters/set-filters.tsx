'use client';

import { FilterBar } from '@bank-soal/ui/filter-bar';
import { SearchField } from '@bank-soal/ui/search-field';
import { Stack } from '@bank-soal/ui/stack';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useSlashKey } from '../../browser/use-slash-key.js';
import type { FilterData } from '../../data/use-dropdown.js';
import { countFilters, type SetQuery } from '../../model/set-query.js';
import { useSearchMessages } from '../search-messages.js';
import { FilterBones } from './filter-bones.js';

// Typing and reading come first: lists and calendars follow.
const FilterFields = lazy(async () => ({
  default: (await import('./filter-fields.js')).FilterFields,
}));
// Only phones need it, and only once it is asked for.
const FilterSheet = lazy(async () => ({
  default: (await import('./filter-sheet.js')).FilterSheet,
}));

// Most look for something before they narrow it.
const ChosenFilters = lazy(async () => ({
  default: (await import('./chosen-filters.js')).ChosenFilters,
}));

// What seldom fails is said by what comes when it does.
const DefaultData = lazy(async () => ({
  default: (await import('./default-data.js')).DefaultData,
}));

/** Props of {@link SetFilters}. */
export interface SetFiltersProps {
  /** What is typed and chosen. */
  query: SetQuery;
  filters: FilterData;
  /** For every key. */
  onType: (text: string) => void;
  /** 'Cari' or Enter. */
  onSubmit: (text: string) => void;
  /** A filter was chosen or taken away. */
  onChoose: (part: Partial<SetQuery>) => void;
  /** The phone's dialog was applied. */
  onApply: (part: Partial<SetQuery>) => void;
  /** Stands beside the phone's filter button. */
  actions?: ReactNode;
}

/** Text, filters, and the filters in force. */
export function SetFilters({
  query,
  filters,
  onType,
  onSubmit,
  onChoose,
  onApply,
  actions,
}: SetFiltersProps) {
  const searchMessages = useSearchMessages();
  const field = useRef<HTMLInputElement>(null);
  const [sheet, setSheet] = useState(false);
  useSlashKey(field);
  const activeCount = countFilters(query);
  // It stays when the last one is taken away: it leads the focus from there.
  const [narrowed, setNarrowed] = useState(false);
  if (activeCount > 0 && !narrowed) setNarrowed(true);
  return (
    <Stack gap="md">
      <FilterBar
        search={
          <SearchField
            ref={field}
            size="lg"
            label={searchMessages.label}
            placeholder={searchMessages.placeholder}
            aria-keyshortcuts="/"
            value={query.q}
            onChange={onType}
            onSubmit={onSubmit}
            submitButton
            submitLabel={searchMessages.submit}
          />
        }
        filters={
          <Suspense fallback={<FilterBones />}>
            <FilterFields query={query} filters={filters} onChange={onChoose} />
          </Suspense>
        }
        onOpenFilters={() => setSheet(true)}
        activeCount={activeCount}
        actions={actions}
      />
      {filters.status === 'default' && (
        <Suspense fallback={null}>
          <DefaultData {...filters} />
        </Suspense>
      )}
      {narrowed && (
        <Suspense fallback={null}>
          <ChosenFilters query={query} onChoose={onChoose} focusAfterClear={field} />
        </Suspense>
      )}
      {sheet && (
        <Suspense fallback={null}>
          <FilterSheet
            query={query}
            filters={filters}
            onApply={onApply}
            onClose={() => setSheet(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
