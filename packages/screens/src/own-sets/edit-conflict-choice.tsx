'use client';

import { joinTopics } from '@bank-soal/contract/set-topics';
import { ConflictChoice } from '@bank-soal/ui/conflict-choice';
import { basicStrings, useStrings } from '@bank-soal/ui/lib/strings';
import {
  type EditConflict,
  type SetEdit,
  type SetField,
  type SetForm,
  useUploadMessages,
} from '../set-editor/index.js';
import { useEditSetMessages } from './own-sets-messages.js';

interface EditConflictChoiceProps {
  conflict: EditConflict;
  /** What is typed. */
  form: SetForm;
  onChoose: SetEdit['choose'];
}

/** What two people have put into the same fields of a set, side by side. */
export function EditConflictChoice({ conflict, form, onChoose }: EditConflictChoiceProps) {
  const messages = useEditSetMessages();
  const { fields: names } = useUploadMessages();
  const nameLevel = useStrings(basicStrings)['level.word'];

  function shown(field: SetField, from: SetForm): string {
    if (field === 'topics') return joinTopics(from.topics);
    if (field === 'level') return from.level === '' ? '' : nameLevel(from.level);
    return String(from[field] ?? '');
  }

  return (
    <ConflictChoice
      title={messages.conflict}
      description={messages.conflictHint}
      fields={conflict.fields.map((field) => ({
        id: field,
        label: names[field],
        mine: shown(field, form),
        theirs: shown(field, conflict.stored),
      }))}
      onResolve={onChoose}
    />
  );
}
