import { hasRange } from '@bank-soal/contract/sets';
import { DateRangeField } from '@bank-soal/ui/date-range-field';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { searchPartsTexts } from '../../indonesian/search-parts.js';

export interface DateRangeFilterProps {
  /** Days as `2026-11-21`, or `''`. */
  from: string;
  to: string;
  onChange: (range: { from: string; to: string }) => void;
}

/** 'Dari' and 'Sampai', which count only together. */
export function DateRangeFilter({ from, to, onChange }: DateRangeFilterProps) {
  const { date, halfRange } = useTexts(searchPartsTexts);
  const half = (from !== '' || to !== '') && !hasRange({ from, to });
  return (
    <DateRangeField
      label={date}
      labelHidden
      hint={half ? halfRange : undefined}
      value={{ start: from, end: to }}
      onChange={({ start, end }) => onChange({ from: start, to: end })}
    />
  );
}
