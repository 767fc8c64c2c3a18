import { joinTopics } from '@bank-soal/contract/sets';
import { ConflictChoice } from '@bank-soal/ui/conflict-choice';
import { useFormatOptions } from '@bank-soal/ui/lib/format';
import { basicTexts, moreTexts } from '@bank-soal/ui/lib/indonesian';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { releaseSentence } from '@bank-soal/ui/sets';
import { useState } from 'react';
import { editSetTexts } from '../indonesian/edit-set.js';
import { uploadTexts } from '../indonesian/upload.js';
import {
  type EditConflict,
  readRelease,
  type SetEdit,
  type SetField,
  type SetForm,
} from '../set-editor/index.js';

interface EditConflictChoiceProps {
  conflict: EditConflict;
  /** The typed values. */
  form: SetForm;
  onChoose: SetEdit['choose'];
}

/** Values of two people for the same fields of a set, side by side. */
export function EditConflictChoice({ conflict, form, onChoose }: EditConflictChoiceProps) {
  const messages = useTexts(editSetTexts);
  const { fields: names } = useTexts(uploadTexts);
  const strings = useTexts(moreTexts);
  const levelWord = useTexts(basicTexts)['level.word'];
  const options = useFormatOptions();
  const [now] = useState(() => new Date());

  function shown(field: SetField, from: SetForm): string {
    if (field === 'topics') return joinTopics(from.topics);
    if (field === 'level') return from.level === '' ? '' : levelWord(from.level);
    if (field === 'release') {
      const read = from.release && readRelease(from.release);
      return read && 'release' in read ? releaseSentence(read.release, strings, now, options) : '';
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
