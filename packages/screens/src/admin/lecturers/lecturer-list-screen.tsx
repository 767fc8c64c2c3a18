import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import type { SortOrder } from '@bank-soal/ui/sort-menu';
import { toast } from '@bank-soal/ui/toast';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSelection } from '../../browser/use-selection.js';
import { useLecturerWrites } from '../../data/accounts/use-lecturers.js';
import { lecturerTexts } from '../../indonesian/lecturer.js';
import { type Lecturer, searchLecturers } from '../../model/accounts/admin-lecturer.js';
import type { LoadState } from '../../model/load-state.js';
import { useWording } from '../../texts/use-wording.js';
import {
  ADMIN_TOAST_MS,
  type AdminListState,
  explanationOf,
  importFailure,
  judgePeopleRows,
  type ListReturn,
  listView,
  type OnListStateChange,
  type RunWrite,
  useAddressText,
  wordedRows,
} from '../shared/index.js';
import { LecturerListView } from './lecturer-list-view.js';
import { LECTURER_SENTENCES } from './lecturer-sentences.js';
import { useLecturerActions } from './use-lecturer-actions.js';

export interface LecturerListScreenProps {
  load: LoadState<readonly Lecturer[]>;
  state: AdminListState;
  onStateChange: OnListStateChange;
  /** Where the list was left for a form. */
  back: ListReturn | undefined;
  write: RunWrite;
}

const NONE: readonly Lecturer[] = [];

/** The list of lecturers, and what can be done with them. */
export function LecturerListScreen({
  load,
  state,
  onStateChange,
  back,
  write,
}: LecturerListScreenProps) {
  const lecturerMessages = useTexts(lecturerTexts);
  const inWords = useWording(LECTURER_SENTENCES);
  const { formatCount } = useFormats();
  const all = load.status === 'ready' ? load.data : NONE;
  const [text, type] = useAddressText(state.q, (q) =>
    onStateChange({ ...state, q }, { replace: true }),
  );
  const searched = useDeferredValue(text);
  const found = useMemo(() => searchLecturers(all, searched), [all, searched]);
  const [order, setOrder] = useState<SortOrder>({ by: 'name', direction: 'ascending' });
  const selection = useSelection(found);
  const actions = useLecturerActions(write, selection.clear);
  const [importing, setImporting] = useState(false);
  const { importRows } = useLecturerWrites();
  const openForm = (form: AdminListState['form']) =>
    onStateChange({ ...state, form }, { replace: false });

  return (
    <LecturerListView
      state={listView(load, found, (error) => ({
        sentence: lecturerMessages.loadFailed,
        detail: inWords(explanationOf(error, '')) || undefined,
      }))}
      counts={{ total: all.length, active: all.filter(({ active }) => active).length }}
      text={text}
      onTextChange={type}
      order={order}
      onOrderChange={setOrder}
      selected={selection.ids}
      onSelectedChange={selection.choose}
      back={back}
      onAdd={() => openForm('new')}
      onEdit={({ id }) => openForm(id)}
      action={actions.action}
      onAsk={actions.ask}
      onConfirm={actions.confirm}
      describeError={actions.describeError}
      imports={{
        open: importing,
        onOpenChange: setImporting,
        check: (rows) => wordedRows(judgePeopleRows(rows, all), inWords),
        onImport: async (rows) => {
          const count = await write(() => importRows(rows.map(({ values }) => values)));
          const duration = ADMIN_TOAST_MS;
          toast.success(lecturerMessages.imported(formatCount(count)), { duration });
        },
        describeError: (error) => importFailure(error, lecturerMessages.importFailed, inWords),
      }}
    />
  );
}
