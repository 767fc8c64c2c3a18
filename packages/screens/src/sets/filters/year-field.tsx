import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Select } from '@bank-soal/ui/select';
import { searchTexts } from '../../indonesian/search.js';
import { searchPartsTexts } from '../../indonesian/search-parts.js';

/** How many years are offered where nobody knows which there are. */
const SPAN = 15;

/** The years that any set has, or the last ones; the chosen one is always among them, and the newest first. */
function offeredYears(year: number | undefined, counted: Iterable<number> | undefined): number[] {
  const next = new Date().getFullYear() + 1;
  const years = counted ?? Array.from({ length: SPAN }, (_, back) => next - back);
  return [...new Set([...years, ...(year === undefined ? [] : [year])])].toSorted((a, b) => b - a);
}

export interface YearFieldProps {
  year: number | undefined;
  /** How many sets each year would leave, where that is known. */
  years: ReadonlyMap<number, number> | undefined;
  onYear: (year: number | undefined) => void;
}

/** Of which year the exam is. */
export function YearField({ year, years, onYear }: YearFieldProps) {
  const { examYear, allYears } = useTexts(searchTexts);
  const { yearCount } = useTexts(searchPartsTexts);
  const { formatCount } = useFormats();
  const options = offeredYears(year, years?.keys()).map((one) => ({
    value: String(one),
    label: years ? yearCount(String(one), formatCount(years.get(one) ?? 0)) : String(one),
  }));
  return (
    <Select
      label={examYear}
      options={[{ value: '', label: allYears }, ...options]}
      value={String(year ?? '')}
      onChange={({ target }) => onYear(target.value === '' ? undefined : Number(target.value))}
    />
  );
}
