'use client';

import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { DeleteIcon, EditIcon } from '@bank-soal/ui/icon';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { adminTexts } from '../../indonesian/admin.js';

export interface RowActionsProps {
  /** Tells the row from the others, for the way back from its form. */
  id: number;
  /** Whom or what the row is about, for the names of the buttons. */
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** 'Aksi' of a row: edit and delete. */
export function RowActions({ id, name, onEdit, onDelete }: RowActionsProps) {
  const adminMessages = useTexts(adminTexts);
  return (
    <Cluster gap="sm" justify="end">
      <Button
        data-opens={id}
        variant="ghost"
        size="sm"
        iconOnly
        aria-label={adminMessages.editName(name)}
        title={adminMessages.edit}
        onClick={onEdit}
      >
        <EditIcon />
      </Button>
      <Button
        variant="ghost"
        size="sm"
        iconOnly
        aria-label={adminMessages.removeName(name)}
        title={adminMessages.remove}
        onClick={onDelete}
      >
        <DeleteIcon />
      </Button>
    </Cluster>
  );
}
