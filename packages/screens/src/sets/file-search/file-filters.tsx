'use client';

import { SEARCH_MAX } from '@bank-soal/contract/limits';
import { FilterBar } from '@bank-soal/ui/filter-bar';
import { FilterChips } from '@bank-soal/ui/filter-chips';
import { SearchField } from '@bank-soal/ui/search-field';
import { Stack } from '@bank-soal/ui/stack';
import { useRef, useState } from 'react';
import { useSlashKey } from '../../browser/use-slash-key.js';
import type { FilterData } from '../../data/use-dropdown.js';
import {
  activeFileFilters,
  type FileQuery,
  NO_FILE_FILTERS,
  withoutFileFilter,
} from '../../model/file-query.js';
import { DefaultData, useSearchMessages } from '../index.js';
import { FileFilterFields, useFilterWords } from './file-filter-fields.js';
import { FileFilterSheet } from './file-filter-sheet.js';
import { useFileSearchMessages } from './file-search-messages.js';

/** Props of {@link FileFilters}. */
export interface FileFiltersProps {
  /** What is typed and chosen. */
  query: FileQuery;
  filters: FilterData;
  /** For every key. */
  onType: (text: string) => void;
  /** 'Cari' or Enter. */
  onSubmit: (text: string) => void;
  /** A filter was chosen or taken away. */
  onChoose: (part: Partial<FileQuery>) => void;
  /** At once: the phone's dialog, the order. */
  onApply: (part: Partial<FileQuery>) => void;
}

/** The words, filters, and the filters in force. */
export function FileFilters({
  query,
  filters,
  onType,
  onSubmit,
  onChoose,
  onApply,
}: FileFiltersProps) {
  const { submit } = useSearchMessages();
  const messages = useFileSearchMessages();
  const field = useRef<HTMLInputElement>(null);
  const [sheet, setSheet] = useState(false);
  const chips = activeFileFilters(query, useFilterWords());
  useSlashKey(field);
  return (
    <Stack gap="md">
      <FilterBar
        search={
          <SearchField
            ref={field}
            size="lg"
            label={messages.label}
            placeholder={messages.placeholder}
            aria-keyshortcuts="/"
            maxLength={SEARCH_MAX}
            value={query.q}
            onChange={onType}
            onSubmit={onSubmit}
            submitButton
            submitLabel={submit}
          />
        }
        filters={<FileFilterFields query={query} filters={filters} onChange={onChoose} />}
        onOpenFilters={() => setSheet(true)}
        activeCount={chips.length}
      />
      {filters.status === 'default' && <DefaultData {...filters} />}
      <FilterChips
        filters={chips}
        onRemove={(id) => onChoose(withoutFileFilter(query, id))}
        onClear={() => onChoose(NO_FILE_FILTERS)}
        focusAfterClear={field}
      />
      {sheet && (
        <FileFilterSheet
          query={query}
          filters={filters}
          onApply={onApply}
          onClose={() => setSheet(false)}
        />
      )}
    </Stack>
  );
}
