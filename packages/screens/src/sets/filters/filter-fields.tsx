'use client';

import { basicStrings, useStrings } from '@bank-soal/ui/lib/strings';
import { MultiCombobox, type MultiComboboxProps } from '@bank-soal/ui/multi-combobox';
import { useMemo } from 'react';
import type { FilterData } from '../../data/use-dropdown.js';
import type { SetQuery, TagPart } from '../../model/set-query.js';
import { useSearchMessages } from '../search-messages.js';
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

/** The field of the levels: people read them in their language, the address keeps those of the wire. */
function LevelField({ options, value, onChange, ...rest }: MultiComboboxProps) {
  const word = useStrings(basicStrings)['level.word'];
  const levels = useMemo(
    () => new Map([...options, ...value].map((level) => [word(level), level])),
    [options, value, word],
  );
  const words = useMemo(() => options.map(word), [options, word]);
  return (
    <MultiCombobox
      {...rest}
      options={words}
      value={value.map(word)}
      onChange={(chosen) => onChange(chosen.map((one) => levels.get(one) ?? one))}
    />
  );
}

/** Level, course tag, material tag and dates. */
export function FilterFields({ query, filters, onChange, chips = false }: FilterFieldsProps) {
  const searchMessages = useSearchMessages();
  return (
    <>
      {PARTS.map((part) => {
        const Field = part === 'levels' ? LevelField : MultiCombobox;
        return (
          <Field
            key={part}
            {...searchMessages.fields[part]}
            chips={chips}
            options={filters.lists[part]}
            emptyText={filters.status === 'loading' ? searchMessages.loadingFilters : undefined}
            value={query[part]}
            onChange={(words) => onChange({ [part]: words })}
          />
        );
      })}
      <DateRangeFilter from={query.from} to={query.to} onChange={onChange} />
    </>
  );
}
