'use client';

import { FilterDialog } from '@bank-soal/ui/search';
import { type ReactNode, useState } from 'react';

export interface DraftDialogProps<Query> {
  /** Query in force when it opens. */
  query: Query;
  /** Its filters, all empty. */
  none: Partial<Query>;
  /** 'Terapkan Filter'. */
  onApply: (part: Partial<Query>) => void;
  onClose: () => void;
  /** The fields of what is being chosen. */
  children: (draft: Query, change: (part: Partial<Query>) => void) => ReactNode;
}

/** Filters and order on a phone: a draft that counts once it is applied. Mounted while it is open. */
export function DraftDialog<Query extends { q: string }>({
  query,
  none,
  onApply,
  onClose,
  children,
}: DraftDialogProps<Query>) {
  const [draft, setDraft] = useState(query);
  const change = (part: Partial<Query>) => setDraft((old) => ({ ...old, ...part }));
  return (
    <FilterDialog
      open
      onOpenChange={onClose}
      onReset={() => change(none)}
      onApply={() => {
        // Text typed meanwhile stands in the field.
        const { q: _, ...chosen } = draft;
        onApply(chosen as Partial<Query>);
        onClose();
      }}
    >
      {children(draft, change)}
    </FilterDialog>
  );
}
