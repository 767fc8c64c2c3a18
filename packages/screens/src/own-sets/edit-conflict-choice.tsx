'use client';

import { joinTopics } from '@bank-soal/contract/set-topics';
import { ConflictChoice } from '@bank-soal/ui/conflict-choice';
import { indonesian, useStrings } from '@bank-soal/ui/lib/strings';
import { useTimeZone } from '@bank-soal/ui/lib/time-zone';
import { releaseSentence } from '@bank-soal/ui/release-sentence';
import { useState } from 'react';
import {
  type EditConflict,
  readRelease,
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
  const strings = useStrings(indonesian);
  const timeZone = useTimeZone();
  const [now] = useState(() => new Date());

  function shown(field: SetField, from: SetForm): string {
    if (field === 'topics') return joinTopics(from.topics);
    if (field === 'level') return from.level === '' ? '' : strings['level.word'](from.level);
    if (field === 'release') {
      const read = from.release && readRelease(from.release);
      return read && 'release' in read ? releaseSentence(read.release, strings, now, timeZone) : '';
    }
    if (field === 'examKind' || field === 'term') return strings['exam.word'](from[field] ?? '');
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
