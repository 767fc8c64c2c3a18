'use client';

import { MultiCombobox } from '@bank-soal/ui/multi-combobox';
import type { FilterData } from '../data/use-dropdown.js';
import { searchMessages } from '../messages/search.js';
import type { SetQuery, TagPart } from '../model/set-query.js';
import { DateRangeFilter } from './date-range-filter.js';

/** Props of {@link FilterFields}. */
export interface FilterFieldsProps {
  query: SetQuery;
  filters: FilterData;
  onChange: (part: Partial<SetQuery>) => void;
  /** Shows what is chosen inside the fields, where no chips stand below them. */
  chips?: boolean;
}

const PARTS: readonly TagPart[] = ['levels', 'courseTags', 'materialTags'];

/** Level, course tag, material tag and dates (§2). */
export function FilterFields({ query, filters, onChange, chips = false }: FilterFieldsProps) {
  return (
    <>
      {PARTS.map((part) => (
        <MultiCombobox
          key={part}
          {...searchMessages.fields[part]}
          chips={chips}
          options={filters.lists[part]}
          emptyText={filters.status === 'loading' ? searchMessages.loadingFilters : undefined}
          value={query[part]}
          onChange={(words) => onChange({ [part]: words })}
        />
      ))}
      <DateRangeFilter from={query.from} to={query.to} onChange={onChange} />
    </>
  );
}
