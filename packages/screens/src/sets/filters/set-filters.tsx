'use client';

import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { FilterBar } from '@bank-soal/ui/filter-bar';
import { FilterChips } from '@bank-soal/ui/filter-chips';
import { basicStrings, useStrings } from '@bank-soal/ui/lib/strings';
import { SearchField } from '@bank-soal/ui/search-field';
import { Stack } from '@bank-soal/ui/stack';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useSlashKey } from '../../browser/use-slash-key.js';
import type { FilterData } from '../../data/use-dropdown.js';
import { activeFilters, withoutFilter } from '../../model/active-filters.js';
import { countFilters, NO_FILTERS, type SetQuery } from '../../model/set-query.js';
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

function DefaultData({ filters }: { filters: FilterData }) {
  const searchMessages = useSearchMessages();
  if (filters.status !== 'default') return null;
  return (
    <Alert
      tone="warning"
      action={
        <Button size="sm" busy={filters.busy} onClick={filters.retry}>
          {searchMessages.retry}
        </Button>
      }
    >
      {searchMessages.defaultFilters(filters.reason)}
    </Alert>
  );
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
  const nameLevel = useStrings(basicStrings)['level.word'];
  const field = useRef<HTMLInputElement>(null);
  const [sheet, setSheet] = useState(false);
  useSlashKey(field);
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
        activeCount={countFilters(query)}
        actions={actions}
      />
      <DefaultData filters={filters} />
      <FilterChips
        filters={activeFilters(query, searchMessages.range, searchMessages.withKey, nameLevel)}
        onRemove={(id) => onChoose(withoutFilter(query, id))}
        onClear={() => onChoose(NO_FILTERS)}
        focusAfterClear={field}
      />
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
