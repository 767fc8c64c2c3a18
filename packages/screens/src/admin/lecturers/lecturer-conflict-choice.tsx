import { ConflictChoice, type ConflictSide } from '@bank-soal/ui/conflict-choice';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { lecturerTexts } from '../../indonesian/lecturer.js';
import type { StoredField } from './lecturer-changes.js';
import type { LecturerForm } from './lecturer-form.js';

/** A lecturer whom two people have changed: the fields in question, and what is stored in them. */
export interface LecturerConflict {
  fields: readonly StoredField[];
  stored: LecturerForm;
  onChoose: (sides: Readonly<Record<string, ConflictSide>>) => void;
}

interface LecturerConflictChoiceProps {
  /** The typed values. */
  form: LecturerForm;
  conflict: LecturerConflict;
}

/** Values of two people for the same fields of a lecturer, side by side. */
export function LecturerConflictChoice({ form, conflict }: LecturerConflictChoiceProps) {
  const messages = useTexts(lecturerTexts);
  const { fields, stored, onChoose } = conflict;
  if (fields.length === 0) return null;
  const labels = { nama: messages.nameLabel, email: messages.emailLabel, active: messages.status };

  function shown(field: StoredField, from: LecturerForm): string {
    if (field !== 'active') return from[field];
    return from.active ? messages.activeLabel : messages.inactiveLabel;
  }

  return (
    <ConflictChoice
      headingLevel={2}
      title={messages.conflict}
      description={messages.conflictHint}
      fields={fields.map((field) => ({
        id: field,
        label: labels[field],
        mine: shown(field, form),
        theirs: shown(field, stored),
      }))}
      onResolve={onChoose}
    />
  );
}
