import { EXAM_KINDS, MY_SET_KINDS, NO_KIND, TERMS } from '@bank-soal/contract/sets';
import { Button } from '@bank-soal/ui/button';
import { CheckboxGroup } from '@bank-soal/ui/checkbox-group';
import { useFormats } from '@bank-soal/ui/lib/format';
import { basicTexts, controlsTexts } from '@bank-soal/ui/lib/indonesian';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { MultiCombobox } from '@bank-soal/ui/multi-combobox';
import { Select } from '@bank-soal/ui/select';
import { Text } from '@bank-soal/ui/text';
import { type ReactNode, useState } from 'react';
import type { FilterData } from '../../data/sets/use-dropdown.js';
import { useHasMySets } from '../../data/sets/use-has-my-sets.js';
import { marksTexts } from '../../indonesian/marks.js';
import { searchTexts } from '../../indonesian/search.js';
import { searchPartsTexts } from '../../indonesian/search-parts.js';
import type { CountOptions } from '../../model/sets/results-state.js';
import type { SetQuery, TagPart } from '../../model/sets/set-query.js';
import { useExamWord } from '../../texts/use-exam-word.js';
import { DateRangeFilter } from './date-range-filter.js';
import { useCounts } from './use-counts.js';
import { WordField } from './word-field.js';
import { YearField } from './year-field.js';

export interface FilterFieldsProps {
  query: SetQuery;
  filters: FilterData;
  onChange: (part: Partial<SetQuery>) => void;
  /** Counts what each option would leave; nothing where the bank is not here as a whole. */
  countOptions: CountOptions | undefined;
  /** Shows what is chosen inside the fields, where no chips stand below them. */
  chips?: boolean;
}

const PARTS = ['courseTags', 'materialTags'] as const;
const KEY = 'key';
const EXAM = { examKinds: [...EXAM_KINDS, NO_KIND], terms: TERMS } as const;

/** An option that no set has. */
const withZeros = (counts: ReadonlyMap<string, number>, part: TagPart) =>
  part === 'examKinds' || part === 'terms'
    ? new Map(EXAM[part].map((one) => [one as string, counts.get(one) ?? 0]))
    : counts;

/** A number beside a name, which is told otherwise. */
const Counted = ({ children }: { children: string }) => (
  <Text as="span" size="sm" tone="muted" aria-hidden>
    {` ${children}`}
  </Text>
);

/** Filters that few need: folded, unless one of them is in force at first. */
function MoreFilters({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const { moreFilters } = useTexts(searchTexts);
  const [shown, setShown] = useState(isOpen);
  return (
    <>
      <Button size="sm" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {moreFilters}
      </Button>
      {shown && children}
    </>
  );
}

/** Course, kind and year first, then level, topics and dates; term, own lists and key are folded. */
export function FilterFields({
  query,
  filters,
  onChange,
  countOptions,
  chips = false,
}: FilterFieldsProps) {
  const searchMessages = useTexts(searchTexts);
  const { completeness, withKey } = useTexts(searchPartsTexts);
  const levelWord = useTexts(basicTexts)['level.word'];
  const leaves = useTexts(controlsTexts)['multiCombobox.leaves'];
  const examWord = useExamWord();
  const mine = useHasMySets();
  const marks = useTexts(marksTexts);
  const emptyText = filters.status === 'loading' ? searchMessages.loadingFilters : undefined;
  const counts = useCounts(query, filters.lists, countOptions);
  const { formatCount } = useFormats();
  const field = (part: TagPart) => ({
    ...searchMessages.fields[part],
    chips,
    counts: counts && withZeros(counts[part], part),
    value: query[part],
    onChange: (words: string[]) => onChange({ [part]: words }),
  });
  const tags = (part: (typeof PARTS)[number]) => (
    <MultiCombobox {...field(part)} options={filters.lists[part]} emptyText={emptyText} />
  );
  const exam = (part: keyof typeof EXAM) => (
    <WordField {...field(part)} word={examWord} options={EXAM[part]} />
  );
  return (
    <>
      {tags('courseTags')}
      {exam('examKinds')}
      <YearField year={query.year} years={counts?.years} onYear={(year) => onChange({ year })} />
      <WordField
        {...field('levels')}
        word={levelWord}
        options={filters.lists.levels}
        emptyText={emptyText}
      />
      {tags('materialTags')}
      <DateRangeFilter from={query.from} to={query.to} onChange={onChange} />
      <MoreFilters isOpen={query.terms.length > 0 || query.withKey || query.mine !== undefined}>
        {exam('terms')}
        {mine && (
          <Select
            label={marks.filter}
            placeholder={marks.everything}
            options={MY_SET_KINDS.map((value) => ({ value, label: marks.kinds[value] }))}
            value={query.mine ?? ''}
            onChange={({ target }) =>
              onChange({ mine: MY_SET_KINDS.find((kind) => kind === target.value) })
            }
          />
        )}
        <CheckboxGroup
          label={completeness}
          options={[
            {
              value: KEY,
              label: (
                <>
                  {withKey}
                  {counts && <Counted>{formatCount(counts.withKey)}</Counted>}
                </>
              ),
              'aria-description': counts && leaves(formatCount(counts.withKey)),
            },
          ]}
          value={query.withKey ? [KEY] : []}
          onChange={(chosen) => onChange({ withKey: chosen.includes(KEY) })}
        />
      </MoreFilters>
    </>
  );
}
