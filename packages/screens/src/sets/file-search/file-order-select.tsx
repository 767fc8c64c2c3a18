'use client';

import { FILE_SEARCH_SORTS, type FileSearchSort } from '@bank-soal/contract/file-search';
import { Select } from '@bank-soal/ui/select';
import { useSearchMessages } from '../index.js';
import { useFileSearchMessages } from './file-search-messages.js';

/** Props of {@link FileOrderSelect}. */
export interface FileOrderSelectProps {
  sort: FileSearchSort;
  onSort: (sort: FileSearchSort) => void;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
}

/** Whether the best or the newest come first. */
export function FileOrderSelect({ sort, onSort, labelHidden = false }: FileOrderSelectProps) {
  const { sort: label } = useSearchMessages();
  const { sorts } = useFileSearchMessages();
  return (
    <Select
      label={label}
      labelHidden={labelHidden}
      options={FILE_SEARCH_SORTS.map((value) => ({ value, label: sorts[value] }))}
      value={sort}
      onChange={({ target }) => onSort(target.value as FileSearchSort)}
    />
  );
}
