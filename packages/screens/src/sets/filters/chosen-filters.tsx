import { useFormats } from '@bank-soal/ui/lib/format';
import { basicTexts } from '@bank-soal/ui/lib/indonesian';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { FilterChips, type FilterChipsProps } from '@bank-soal/ui/search';
import { marksTexts } from '../../indonesian/marks.js';
import { searchPartsTexts } from '../../indonesian/search-parts.js';
import { activeFilters, withoutFilter } from '../../model/sets/active-filters.js';
import { NO_FILTERS, type SetQuery } from '../../model/sets/set-query.js';
import { FollowOf } from '../../set-marks/index.js';
import { useExamWord } from '../../texts/use-exam-word.js';

export interface ChosenFiltersProps extends Pick<FilterChipsProps, 'focusAfterClear'> {
  query: SetQuery;
  /** Filters were taken away. */
  onChoose: (part: Partial<SetQuery>) => void;
}

/** The filters in force, each with a way to take it away. */
export function ChosenFilters({ query, onChoose, focusAfterClear }: ChosenFiltersProps) {
  const { range, withKey, year } = useTexts(searchPartsTexts);
  const { kinds } = useTexts(marksTexts);
  const levelWord = useTexts(basicTexts)['level.word'];
  const examWord = useExamWord();
  const { formatDate } = useFormats();
  // Noon is the same day in all zones.
  const day = (text: string) => formatDate(`${text}T12:00:00Z`, 'short');
  const [course, ...others] = query.courseTags;
  return (
    <>
      <FilterChips
        filters={activeFilters(
          query,
          (from, to) => range(day(from), day(to)),
          withKey,
          levelWord,
          examWord,
          year,
          (kind) => kinds[kind],
        )}
        onRemove={(id) => onChoose(withoutFilter(query, id))}
        onClear={() => onChoose(NO_FILTERS)}
        focusAfterClear={focusAfterClear}
      />
      {course !== undefined && others.length === 0 && <FollowOf course={course} size="sm" />}
    </>
  );
}
