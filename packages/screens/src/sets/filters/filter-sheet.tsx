'use client';

import { FilterDialog } from '@bank-soal/ui/filter-dialog';
import { useState } from 'react';
import type { FilterData } from '../../data/use-dropdown.js';
import { NO_FILTERS, type SetQuery } from '../../model/set-query.js';
import { OrderSelect } from '../results/order-and-view.js';
import { FilterFields } from './filter-fields.js';

/** Props of {@link FilterSheet}. */
export interface FilterSheetProps {
  /** What holds when it opens. */
  query: SetQuery;
  filters: FilterData;
  /** 'Terapkan Filter'. */
  onApply: (part: Partial<SetQuery>) => void;
  onClose: () => void;
}

/** Filters and order on a phone: a draft that counts once it is applied. Mounted while it is open. */
export function FilterSheet({ query, filters, onApply, onClose }: FilterSheetProps) {
  const [draft, setDraft] = useState(query);
  return (
    <FilterDialog
      open
      onOpenChange={onClose}
      onReset={() => setDraft({ ...draft, ...NO_FILTERS })}
      onApply={() => {
        const { q: _, ...chosen } = draft;
        onApply(chosen);
        onClose();
      }}
    >
      <FilterFields
        query={draft}
        filters={filters}
        chips
        onChange={(part) => setDraft((old) => ({ ...old, ...part }))}
      />
      <OrderSelect sort={draft.sort} onSort={(sort) => setDraft((old) => ({ ...old, sort }))} />
    </FilterDialog>
  );
}
