import { FILE_SEARCH_SORTS, type FileSearchSort } from '@bank-soal/contract/search';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Select } from '@bank-soal/ui/select';
import { fileSearchTexts } from '../../indonesian/file-search.js';
import { searchTexts } from '../../indonesian/search.js';

export interface FileOrderSelectProps {
  sort: FileSearchSort;
  onSort: (sort: FileSearchSort) => void;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
}

/** Whether the best or the newest come first. */
export function FileOrderSelect({ sort, onSort, labelHidden = false }: FileOrderSelectProps) {
  const { sort: label } = useTexts(searchTexts);
  const { sorts } = useTexts(fileSearchTexts);
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
