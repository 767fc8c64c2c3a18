'use client';

import { EXAM_KINDS, TERMS } from '@bank-soal/contract/exam-kinds';
import { Checkbox } from '@bank-soal/ui/checkbox';
import { indonesian, useStrings } from '@bank-soal/ui/lib/strings';
import { MultiCombobox } from '@bank-soal/ui/multi-combobox';
import type { FilterData } from '../../data/use-dropdown.js';
import type { SetQuery, TagPart } from '../../model/set-query.js';
import { useSearchMessages } from '../search-messages.js';
import { DateRangeFilter } from './date-range-filter.js';
import { WordField } from './word-field.js';

/** Props of {@link FilterFields}. */
export interface FilterFieldsProps {
  query: SetQuery;
  filters: FilterData;
  onChange: (part: Partial<SetQuery>) => void;
  /** Shows what is chosen inside the fields, where no chips stand below them. */
  chips?: boolean;
}

const PARTS = ['courseTags', 'materialTags'] as const;
const EXAM = { examKinds: EXAM_KINDS, terms: TERMS } as const;

/** Level, course tag, material tag, kind and term of the exam, whether there is a key, and dates. */
export function FilterFields({ query, filters, onChange, chips = false }: FilterFieldsProps) {
  const searchMessages = useSearchMessages();
  const strings = useStrings(indonesian);
  const emptyText = filters.status === 'loading' ? searchMessages.loadingFilters : undefined;
  const field = (part: TagPart) => ({
    ...searchMessages.fields[part],
    chips,
    value: query[part],
    onChange: (words: string[]) => onChange({ [part]: words }),
  });
  return (
    <>
      <WordField
        {...field('levels')}
        word={strings['level.word']}
        options={filters.lists.levels}
        emptyText={emptyText}
      />
      {PARTS.map((part) => (
        <MultiCombobox
          key={part}
          {...field(part)}
          options={filters.lists[part]}
          emptyText={emptyText}
        />
      ))}
      {(['examKinds', 'terms'] as const).map((part) => (
        <WordField key={part} {...field(part)} word={strings['exam.word']} options={EXAM[part]} />
      ))}
      <Checkbox
        label={searchMessages.withKey}
        checked={query.withKey}
        onChange={(event) => onChange({ withKey: event.target.checked })}
      />
      <DateRangeFilter from={query.from} to={query.to} onChange={onChange} />
    </>
  );
}
