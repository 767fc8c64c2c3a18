import { ACCOUNT_KINDS, ACCOUNT_SORTS, ACCOUNT_STATUSES } from '@bank-soal/contract/accounts';
import { Grid } from '@bank-soal/ui/grid';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { SearchField } from '@bank-soal/ui/search-field';
import { Select } from '@bank-soal/ui/select';
import { Stack } from '@bank-soal/ui/stack';
import { accountListTexts } from '../../indonesian/account-list.js';
import type { AccountListState } from './account-list-address.js';

export interface AccountFiltersProps {
  /** Text in the search field. */
  text: string;
  /** Called at every key. */
  onTextChange: (text: string) => void;
  /** Filters that the list follows. */
  filters: AccountListState;
  /** Called with all filters, the changed one among them. */
  onFiltersChange: (next: AccountListState) => void;
}

/** Filters and order of the list of accounts. */
export function AccountFilters({
  text,
  onTextChange,
  filters,
  onFiltersChange,
}: AccountFiltersProps) {
  const words = useTexts(accountListTexts);
  const change = (part: Partial<AccountListState>) => onFiltersChange({ ...filters, ...part });
  return (
    <Stack>
      <SearchField
        label={words.search}
        placeholder={words.searchPlaceholder}
        value={text}
        onChange={onTextChange}
      />
      <Grid min="md" stretch>
        <Select
          label={words.kind}
          placeholder={words.anyKind}
          options={ACCOUNT_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
          value={filters.kind}
          onChange={(event) => change({ kind: event.target.value })}
        />
        <Select
          label={words.status}
          placeholder={words.anyStatus}
          options={ACCOUNT_STATUSES.map((value) => ({ value, label: words.statuses[value] }))}
          value={filters.status}
          onChange={(event) => change({ status: event.target.value })}
        />
        <Select
          label={words.sort}
          options={ACCOUNT_SORTS.map((value) => ({ value, label: words.sorts[value] }))}
          value={filters.sort || 'name'}
          onChange={(event) => change({ sort: event.target.value })}
        />
      </Grid>
    </Stack>
  );
}
