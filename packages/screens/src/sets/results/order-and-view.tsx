'use client';

import { SET_SORTS } from '@bank-soal/contract/set-paging';
import { SegmentedToggle } from '@bank-soal/ui/segmented-toggle';
import { Select } from '@bank-soal/ui/select';
import type { ReactNode } from 'react';
import { isSort, type SetQuery } from '../../model/set-query.js';
import { type searchMessages, useSearchMessages } from '../search-messages.js';

/** Props of {@link OrderSelect}. */
export interface OrderSelectProps {
  sort: SetQuery['sort'];
  onSort: (sort: SetQuery['sort']) => void;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
}

/** In which order the results stand. */
export function OrderSelect({ sort, onSort, labelHidden = false }: OrderSelectProps) {
  const searchMessages = useSearchMessages();
  return (
    <Select
      label={searchMessages.sort}
      labelHidden={labelHidden}
      options={SET_SORTS.map((value) => ({ value, label: searchMessages.sorts[value] }))}
      value={sort}
      onChange={({ target }) => isSort(target.value) && onSort(target.value)}
    />
  );
}

/** Props of {@link ViewToggle}. */
export interface ViewToggleProps<View extends string> {
  view: View;
  /** The ways to show the results, each with its icon. */
  views: readonly { value: View & keyof typeof searchMessages.views; icon: ReactNode }[];
  onView: (view: View) => void;
}

/** How the results are shown. */
export function ViewToggle<View extends string>({ view, views, onView }: ViewToggleProps<View>) {
  const words = useSearchMessages();
  const options = views.map((one) => ({ ...one, label: words.views[one.value] }));
  return <SegmentedToggle label={words.view} options={options} value={view} onChange={onView} />;
}
