import { SEARCH_MAX } from '@bank-soal/contract/common';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { FilterChips } from '@bank-soal/ui/search';
import { fileSearchTexts } from '../../indonesian/file-search.js';
import {
  activeFileFilters,
  type FileQuery,
  NO_FILE_FILTERS,
  withoutFileFilter,
} from '../../model/search/file-query.js';
import { DraftDialog, type FiltersOf, QueryFilters, type QueryFiltersProps } from '../index.js';
import { FileFilterFields, useFilterWords } from './file-filter-fields.js';
import { FileOrderSelect } from './file-order-select.js';

export interface FileFiltersProps
  extends FiltersOf<FileQuery>,
    Pick<QueryFiltersProps, 'links' | 'wideActions' | 'children'> {}

/** The words, filters, and the filters in force. */
export function FileFilters({ onChoose, onApply, ...rest }: FileFiltersProps) {
  const { label, placeholder } = useTexts(fileSearchTexts);
  const { query, filters } = rest;
  const chips = activeFileFilters(query, useFilterWords());
  return (
    <QueryFilters
      {...rest}
      label={label}
      placeholder={placeholder}
      maxLength={SEARCH_MAX}
      activeCount={chips.length}
      fields={<FileFilterFields query={query} filters={filters} onChange={onChoose} />}
      renderChips={(field) => (
        <FilterChips
          filters={chips}
          onRemove={(id) => onChoose(withoutFileFilter(query, id))}
          onClear={() => onChoose(NO_FILE_FILTERS)}
          focusAfterClear={field}
        />
      )}
      renderSheet={(onClose) => (
        <DraftDialog query={query} none={NO_FILE_FILTERS} onApply={onApply} onClose={onClose}>
          {(draft, change) => (
            <>
              <FileFilterFields query={draft} filters={filters} chips onChange={change} />
              <FileOrderSelect sort={draft.sort} onSort={(sort) => change({ sort })} />
            </>
          )}
        </DraftDialog>
      )}
    />
  );
}
