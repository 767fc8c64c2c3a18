'use client';

import { FilterDialog } from '@bank-soal/ui/filter-dialog';
import { useState } from 'react';
import { type FileQuery, NO_FILE_FILTERS } from '../../model/file-query.js';
import { FileFilterFields, type FileFilterFieldsProps } from './file-filter-fields.js';
import { FileOrderSelect } from './file-order-select.js';

/** Props of {@link FileFilterSheet}. */
export interface FileFilterSheetProps extends Pick<FileFilterFieldsProps, 'query' | 'filters'> {
  /** 'Terapkan Filter'. */
  onApply: (part: Partial<FileQuery>) => void;
  onClose: () => void;
}

/** Filters and order on a phone: a draft that counts once it is applied. Mounted while it is open. */
export function FileFilterSheet({ query, filters, onApply, onClose }: FileFilterSheetProps) {
  const [draft, setDraft] = useState(query);
  const change = (part: Partial<FileQuery>) => setDraft((old) => ({ ...old, ...part }));
  return (
    <FilterDialog
      open
      onOpenChange={onClose}
      onReset={() => change(NO_FILE_FILTERS)}
      onApply={() => {
        const { q: _, ...chosen } = draft;
        onApply(chosen);
        onClose();
      }}
    >
      <FileFilterFields query={draft} filters={filters} chips onChange={change} />
      <FileOrderSelect sort={draft.sort} onSort={(sort) => change({ sort })} />
    </FilterDialog>
  );
}
