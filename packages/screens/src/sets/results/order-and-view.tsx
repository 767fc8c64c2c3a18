import { SET_SORTS } from '@bank-soal/contract/sets';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { SegmentedToggle } from '@bank-soal/ui/segmented-toggle';
import { Select } from '@bank-soal/ui/select';
import type { ReactNode } from 'react';
import { searchTexts } from '../../indonesian/search.js';
import { isSort, type SetQuery } from '../../model/sets/set-query.js';

export interface OrderSelectProps {
  sort: SetQuery['sort'];
  onSort: (sort: SetQuery['sort']) => void;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  /** Id of the form that sends it. */
  form?: string | undefined;
}

/** In which order the results stand. */
export function OrderSelect({ sort, onSort, labelHidden = false, form }: OrderSelectProps) {
  const words = useTexts(searchTexts);
  return (
    <Select
      {...(form !== undefined && { name: 'sort', form })}
      label={words.sort}
      labelHidden={labelHidden}
      options={SET_SORTS.map((value) => ({ value, label: words.sorts[value] }))}
      value={sort}
      onChange={({ target }) => isSort(target.value) && onSort(target.value)}
    />
  );
}

export interface ViewToggleProps<View extends string> {
  view: View;
  /** The ways to show the results, each with its icon. */
  views: readonly { value: View & keyof typeof searchTexts.views; icon: ReactNode }[];
  onView: (view: View) => void;
  /** Id of the form that sends it. */
  form: string;
}

/** How the results are shown. */
export function ViewToggle<View extends string>({
  view,
  views,
  onView,
  form,
}: ViewToggleProps<View>) {
  const words = useTexts(searchTexts);
  const options = views.map((one) => ({ ...one, label: words.views[one.value] }));
  return (
    <SegmentedToggle
      name="view"
      form={form}
      label={words.view}
      options={options}
      value={view}
      onChange={onView}
    />
  );
}
