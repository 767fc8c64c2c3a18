'use client';

import { BulkActionBar } from '@bank-soal/ui/admin';
import { Button } from '@bank-soal/ui/button';
import { ActiveIcon, DeleteIcon, InactiveIcon, PeopleIcon, SearchIcon } from '@bank-soal/ui/icon';
import { ImportDialog, type ImportDialogProps } from '@bank-soal/ui/import-dialog';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useMemo } from 'react';
import { useStableCallback } from '../../browser/use-stable-callback.js';
import { adminTexts } from '../../indonesian/admin.js';
import { lecturerTexts } from '../../indonesian/lecturer.js';
import type { Lecturer } from '../../model/accounts/admin-lecturer.js';
import { AdminListView, type AdminListViewProps, usePeopleColumns } from '../shared/index.js';
import type { LecturerAction } from './lecturer-action.js';
import { lecturerColumns } from './lecturer-columns.js';
import { LecturerQuestion, type LecturerQuestionProps } from './lecturer-question.js';

export interface LecturerListViewProps
  extends Pick<
      AdminListViewProps<Lecturer>,
      | 'state'
      | 'text'
      | 'onTextChange'
      | 'order'
      | 'onOrderChange'
      | 'selected'
      | 'onSelectedChange'
      | 'onAdd'
      | 'back'
    >,
    Pick<LecturerQuestionProps, 'action' | 'onConfirm' | 'describeError'> {
  /** Number of all, and of those that may sign in. */
  counts: {
    /** Accounts of lecturers there are. */
    total: number;
    /** Those of them that may sign in. */
    active: number;
  };
  /** Opens the form of one. */
  onEdit: (lecturer: Lecturer) => void;
  /** Asks before something is done; `undefined` asks no more. */
  onAsk: (action: LecturerAction | undefined) => void;
  /** The dialog of the import. */
  imports: Pick<
    ImportDialogProps,
    'open' | 'onOpenChange' | 'check' | 'onImport' | 'describeError'
  >;
}

const rowLabel = ({ name }: Lecturer) => name;

/** The lecturer management as it looks. */
export function LecturerListView({
  counts,
  onEdit,
  onAsk,
  action,
  onConfirm,
  describeError,
  imports,
  ...list
}: LecturerListViewProps) {
  const lecturerMessages = useTexts(lecturerTexts);
  const adminMessages = useTexts(adminTexts);
  const { state, selected, onSelectedChange } = list;
  const found = state.status === 'ready' ? state.found : [];
  const edit = useStableCallback(onEdit);
  const remove = useStableCallback((lecturer: Lecturer) =>
    onAsk({ kind: 'remove', lecturers: [lecturer] }),
  );
  const importColumns = usePeopleColumns(
    { ...lecturerMessages, password: lecturerMessages.passwordLabel },
    'ratna.wulandari@kampus.ac.id',
  );
  const columns = useMemo(
    () => lecturerColumns(edit, remove, lecturerMessages, adminMessages),
    [edit, remove, lecturerMessages, adminMessages],
  );
  const ask = (kind: LecturerAction['kind']) =>
    onAsk({ kind, lecturers: found.filter(({ id }) => selected.has(id)) });

  return (
    <AdminListView
      {...list}
      texts={lecturerMessages}
      loaded={lecturerMessages.loaded}
      stats={[
        { label: lecturerMessages.total, value: counts.total, icon: <PeopleIcon /> },
        { label: lecturerMessages.active, value: counts.active, icon: <ActiveIcon /> },
        { label: adminMessages.results, value: found.length, icon: <SearchIcon /> },
      ]}
      columns={columns}
      rowLabel={rowLabel}
      onImport={() => imports.onOpenChange?.(true)}
    >
      <BulkActionBar count={selected.size} onClear={() => onSelectedChange(new Set())}>
        <Button size="sm" icon={<ActiveIcon />} onClick={() => ask('activate')}>
          {lecturerMessages.activate}
        </Button>
        <Button size="sm" icon={<InactiveIcon />} onClick={() => ask('deactivate')}>
          {lecturerMessages.deactivate}
        </Button>
        <Button size="sm" variant="danger" icon={<DeleteIcon />} onClick={() => ask('remove')}>
          {adminMessages.remove}
        </Button>
      </BulkActionBar>
      <LecturerQuestion
        action={action}
        onClose={() => onAsk(undefined)}
        onConfirm={onConfirm}
        describeError={describeError}
      />
      <ImportDialog
        {...imports}
        title={lecturerMessages.importTitle}
        columns={importColumns}
        templateName="template-dosen.csv"
      />
    </AdminListView>
  );
}
