'use client';

import { TAG_SENTENCES } from '@bank-soal/contract/sentences';
import type { ImportDialogProps } from '@bank-soal/ui/import-dialog';
import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import type { SortOrder } from '@bank-soal/ui/sort-menu';
import { toast } from '@bank-soal/ui/toast';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSelection } from '../../browser/use-selection.js';
import type { TagWrites } from '../../data/tags/use-tag-writes.js';
import { tagTexts } from '../../indonesian/tag.js';
import type { LoadState } from '../../model/load-state.js';
import { searchNames, type Tag, type TagUse } from '../../model/tags/admin-tag.js';
import { useWording } from '../../texts/use-wording.js';
import {
  ADMIN_TOAST_MS,
  type AdminListState,
  explanationOf,
  importFailure,
  listView,
  type OnListStateChange,
  type RowProblem,
  type RunWrite,
  useAddressText,
  wordedRows,
} from '../shared/index.js';
import { useTagDeletion } from './use-tag-deletion.js';
import { useTagMerge } from './use-tag-merge.js';

/** Options of a list of one kind of tag. */
export interface TagListOptions {
  load: LoadState<readonly Tag[]>;
  uses: ReadonlyMap<number, TagUse> | undefined;
  state: AdminListState;
  onStateChange: OnListStateChange;
  writes: TagWrites;
  write: RunWrite;
  /** Judges the rows of an import against the known tags. */
  judge: (
    rows: Parameters<NonNullable<ImportDialogProps['check']>>[0],
    known: readonly Tag[],
  ) => RowProblem[];
  /** Sentences when the server gives none. */
  sentences: { loadFailed: string; removeFailed: string };
}

const NONE: readonly Tag[] = [];

/** Search, order, choice, deletion and import of a list of tags. */
export function useTagList({
  load,
  uses,
  state,
  onStateChange,
  writes,
  write,
  judge,
  sentences,
}: TagListOptions) {
  const { formatCount } = useFormats();
  const tagMessages = useTexts(tagTexts);
  const inWords = useWording(TAG_SENTENCES);
  const all = load.status === 'ready' ? load.data : NONE;
  const [text, type] = useAddressText(state.q, (q) =>
    onStateChange({ ...state, q }, { replace: true }),
  );
  const searched = useDeferredValue(text);
  const found = useMemo(() => searchNames(all, searched), [all, searched]);
  const [order, setOrder] = useState<SortOrder>({ by: 'name', direction: 'ascending' });
  const selection = useSelection(found);
  const deletion = useTagDeletion(writes, write, sentences.removeFailed, selection.clear);
  const merge = useTagMerge({ uses, writes, write, inWords, onDone: selection.clear });
  const [importing, setImporting] = useState(false);

  return {
    all,
    list: {
      state: listView(load, found, (error) => ({
        sentence: inWords(explanationOf(error, sentences.loadFailed)),
      })),
      text,
      onTextChange: type,
      order,
      onOrderChange: setOrder,
      selected: selection.ids,
      onSelectedChange: selection.choose,
      uses,
      onMerge: merge.ask,
      merging: merge.merging,
      deleting: deletion.tags,
      onDelete: deletion.ask,
      onDeleteClose: deletion.close,
      onDeleteConfirm: deletion.confirm,
      describeError: deletion.describeError,
      imports: {
        open: importing,
        onOpenChange: setImporting,
        check: (rows) => wordedRows(judge(rows, all), inWords),
        onImport: async (rows) => {
          const count = await write(() => writes.importRows(rows.map(({ values }) => values)));
          const duration = ADMIN_TOAST_MS;
          toast.success(tagMessages.imported(formatCount(count)), { duration });
        },
        describeError: (error) => importFailure(error, tagMessages.importFailed, inWords),
      } satisfies Partial<ImportDialogProps>,
    },
  };
}
