import { useTexts } from '@bank-soal/ui/lib/texts';
import { lazy, Suspense, useState } from 'react';
import { ClientOnly } from '../../browser/client-only.js';
import { searchTexts } from '../../indonesian/search.js';
import type { CountOptions } from '../../model/sets/results-state.js';
import { countFilters, type SetQuery } from '../../model/sets/set-query.js';
import { FilterBones } from './filter-bones.js';
import { PlainFilters } from './plain-filters.js';
import { type FiltersOf, QueryFilters, type QueryFiltersProps } from './query-filters.js';

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

export interface SetFiltersProps
  extends FiltersOf<SetQuery>,
    Pick<QueryFiltersProps, 'form' | 'actions' | 'wideActions' | 'links' | 'below' | 'children'> {
  /** Counts what each option would leave; nothing where the bank is not here as a whole. */
  countOptions: CountOptions | undefined;
}

/** Text, filters, and the filters in force. */
export function SetFilters({ onChoose, onApply, countOptions, ...rest }: SetFiltersProps) {
  const { label, placeholder } = useTexts(searchTexts);
  const { query, filters } = rest;
  const activeCount = countFilters(query);
  // It stays when the last one is taken away: it leads the focus from there.
  const [narrowed, setNarrowed] = useState(false);
  if (activeCount > 0 && !narrowed) setNarrowed(true);
  return (
    <QueryFilters
      {...rest}
      label={label}
      placeholder={placeholder}
      activeCount={activeCount}
      fields={
        <ClientOnly fallback={<FilterBones />}>
          <FilterFields
            query={query}
            filters={filters}
            countOptions={countOptions}
            onChange={onChoose}
          />
        </ClientOnly>
      }
      plainFields={
        rest.form && <PlainFilters query={query} filters={filters} form={rest.form.id} />
      }
      renderChips={(field) =>
        narrowed && (
          <ClientOnly>
            <ChosenFilters query={query} onChoose={onChoose} focusAfterClear={field} />
          </ClientOnly>
        )
      }
      renderSheet={(onClose) => (
        <Suspense fallback={null}>
          <FilterSheet
            query={query}
            filters={filters}
            countOptions={countOptions}
            onApply={onApply}
            onClose={onClose}
          />
        </Suspense>
      )}
    />
  );
}
