'use client';

import { FilterChips, type FilterChipsProps } from '@bank-soal/ui/filter-chips';
import { indonesian, useStrings } from '@bank-soal/ui/lib/strings';
import { activeFilters, withoutFilter } from '../../model/active-filters.js';
import { NO_FILTERS, type SetQuery } from '../../model/set-query.js';
import { useSearchMessages } from '../search-messages.js';

/** Props of {@link ChosenFilters}. */
export interface ChosenFiltersProps extends Pick<FilterChipsProps, 'focusAfterClear'> {
  query: SetQuery;
  /** Filters were taken away. */
  onChoose: (part: Partial<SetQuery>) => void;
}

/** The filters in force, each with a way to take it away. */
export function ChosenFilters({ query, onChoose, focusAfterClear }: ChosenFiltersProps) {
  const { range, withKey, year } = useSearchMessages();
  const strings = useStrings(indonesian);
  return (
    <FilterChips
      filters={activeFilters(
        query,
        range,
        withKey,
        strings['level.word'],
        strings['exam.word'],
        year,
      )}
      onRemove={(id) => onChoose(withoutFilter(query, id))}
      onClear={() => onChoose(NO_FILTERS)}
      focusAfterClear={focusAfterClear}
    />
  );
}
