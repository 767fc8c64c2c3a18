'use client';

import { SET_SORTS } from '@bank-soal/contract/set-paging';
import { SegmentedToggle } from '@bank-soal/ui/segmented-toggle';
import { Select } from '@bank-soal/ui/select';
import { searchMessages } from '../messages/search.js';
import { isSort, type SetQuery } from '../model/set-query.js';

/** Props of {@link OrderAndView}. */
export interface OrderAndViewProps<View extends string> {
  sort: SetQuery['sort'];
  onSort: (sort: SetQuery['sort']) => void;
  view: View;
  views: readonly { value: View; label: string }[];
  onView: (view: View) => void;
}

const ORDERS = SET_SORTS.map((value) => ({ value, label: searchMessages.sorts[value] }));

/** In which order the results stand, and how they are shown. */
export function OrderAndView<View extends string>({
  sort,
  onSort,
  view,
  views,
  onView,
}: OrderAndViewProps<View>) {
  return (
    <>
      <Select
        label={searchMessages.sort}
        labelHidden
        options={ORDERS}
        value={sort}
        onChange={({ target }) => isSort(target.value) && onSort(target.value)}
      />
      <SegmentedToggle label={searchMessages.view} options={views} value={view} onChange={onView} />
    </>
  );
}
