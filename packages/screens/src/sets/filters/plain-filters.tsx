import { EXAM_KINDS, TERMS } from '@bank-soal/contract/sets';
import { Button } from '@bank-soal/ui/button';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Select } from '@bank-soal/ui/select';
import type { FilterData } from '../../data/sets/use-dropdown.js';
import { searchTexts } from '../../indonesian/search.js';
import { WORD_LISTS } from '../../model/sets/set-list-address.js';
import { countFilters, type SetQuery } from '../../model/sets/set-query.js';

/** A page without scripts has room for so many options. */
const MOST = 300;

export interface PlainFiltersProps {
  query: SetQuery;
  filters: FilterData;
  /** Id of the form that sends them. */
  form: string;
}

/** Filters where scripts are switched off: one word each. What is in force is sent by the form itself. */
export function PlainFilters({ query, filters, form }: PlainFiltersProps) {
  const { fields, clear } = useTexts(searchTexts);
  const lists = { ...filters.lists, examKinds: EXAM_KINDS, terms: TERMS };
  return (
    <>
      {WORD_LISTS.map(([name, part]) => {
        const isSet = query[part].length > 0;
        const words = isSet ? [query[part].join(', ')] : lists[part].slice(0, MOST);
        return (
          <Select
            key={name}
            name={name}
            form={form}
            disabled={isSet}
            label={fields[part].label}
            placeholder={isSet ? undefined : fields[part].placeholder}
            options={words.map((value) => ({ value, label: value }))}
          />
        );
      })}
      {countFilters(query) > 0 && (
        <Button asChild>
          <a href="?">{clear}</a>
        </Button>
      )}
    </>
  );
}
