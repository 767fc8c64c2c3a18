'use client';

import { checkQuestionSet, questionSetFailure } from '@bank-soal/contract/sets';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useEffect, useMemo, useState } from 'react';
import { type KeyStorage, keepStored, readStored } from '../../browser/stored.js';
import { useSavePorts } from '../../data/sets/use-set-to-edit.js';
import { uploadTexts } from '../../indonesian/upload.js';
import {
  afterChoice,
  afterSaving,
  applyChanges,
  isChanged,
  type Sides,
  withChange,
} from '../../model/field-changes.js';
import { refusesInput } from '../../model/field-problems.js';
import type { EditableSet } from '../../model/sets/editable-set.js';
import type { QuestionSet } from '../../model/sets/question-set.js';
import { type ReleaseSentences, releaseProblem } from '../form/release-problem.js';
import { formOf, type SetForm, valuesOf } from '../form/set-form.js';
import type { FailedStatus, UploadProblem, WriteFailure } from '../upload/upload-state.js';
import { keptChanges, readChanges } from './edit-draft.js';
import { editedStatus } from './edited-status.js';
import { saveChanges } from './save-changes.js';
import { conflictsOf, type SetChanges, type SetField } from './set-changes.js';

/** Where a change stands. */
export type EditStatus =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'saved' }
  | FailedStatus
  /** Someone else has changed the same; nothing was stored. */
  | { kind: 'conflict' }
  /** All that was typed gave way to what is stored. */
  | { kind: 'yielded' };

/** A set that two people have changed: the fields in question, and what is stored in them. */
export interface EditConflict {
  fields: readonly SetField[];
  stored: SetForm;
}

/** State of a set that is being changed. */
export interface SetEdit {
  form: SetForm;
  status: EditStatus;
  /** Something is typed that is not saved. */
  changed: boolean;
  /** The choice before anything is saved. */
  conflict: EditConflict | undefined;
  change: (part: Partial<SetForm>) => void;
  save: () => void;
  /** Decides the conflict, and saves what is left of the changes. */
  choose: (sides: Sides<SetForm>) => void;
  /** Back to what is saved. */
  discard: () => void;
}

function problemOf(form: SetForm, sentences: ReleaseSentences): UploadProblem | undefined {
  const fields = checkQuestionSet(valuesOf(form), new Date());
  const sentence = questionSetFailure(fields);
  if (sentence !== undefined) return { sentence, fields };
  return releaseProblem(form.release, sentences);
}

/** The set as it was last read, or as the last save left it until it is read again. */
function useStored(read: EditableSet) {
  const [answered, setAnswered] = useState<QuestionSet>();
  const [seen, setSeen] = useState(read);
  if (seen !== read) {
    setSeen(read);
    setAnswered(undefined);
  }
  return { set: answered ?? read.set, noteAnswer: setAnswered };
}

/**
 * Keeps what is typed, field by field, apart from what is saved. It outlives a reload and an expired
 * session, and never puts back what someone else has changed meanwhile.
 *
 * @param user tells people apart, such as their id or email
 * @param storage where the draft is kept
 * @param failureOf says what a refused change says
 */
export function useSetEdit(
  editable: EditableSet,
  user: string,
  storage: KeyStorage | undefined,
  failureOf: (error: unknown) => WriteFailure,
): SetEdit {
  const { set, noteAnswer } = useStored(editable);
  const ports = useSavePorts(set.id);
  const { unreadable, early } = useTexts(uploadTexts).release;
  const key = `bank-soal:edit:${user}:${set.id}`;
  const stored = useMemo(() => formOf(set), [set]);
  const [changes, setChanges] = useState<SetChanges>(() =>
    readStored(storage, key, (kept) => readChanges(kept, stored)),
  );
  const [status, setStatus] = useState<EditStatus>({ kind: 'idle' });
  const form = applyChanges(stored, changes);
  const fields = status.kind === 'conflict' ? conflictsOf(changes, set) : [];

  useEffect(() => {
    keepStored(storage, key, keptChanges(changes));
  }, [storage, key, changes]);

  async function save(wanted: SetChanges) {
    if (status.kind === 'busy') return;
    const problem = problemOf(applyChanges(stored, wanted), { unreadable, early });
    if (problem) {
      setStatus({ kind: 'failed', problem });
      return;
    }
    setStatus({ kind: 'busy' });
    try {
      const outcome = await saveChanges(wanted, { ...editable, set }, ports);
      if (outcome.kind === 'conflict') {
        setStatus({ kind: 'conflict' });
        return;
      }
      noteAnswer(outcome.set);
      setChanges((now) => afterSaving(now, wanted, formOf(outcome.set)));
      setStatus({ kind: 'saved' });
    } catch (error) {
      const problem = { ...failureOf(error), ofInput: refusesInput(error) };
      setStatus({ kind: 'failed', problem });
    }
  }

  return {
    form,
    status,
    changed: isChanged(stored, changes),
    conflict: fields.length > 0 ? { fields, stored } : undefined,
    change(part) {
      setChanges((now) => withChange(now, stored, part));
      if (status.kind === 'saved' || status.kind === 'yielded') setStatus({ kind: 'idle' });
      if (status.kind === 'failed') setStatus(editedStatus(status, part));
    },
    save: () => void save(changes),
    choose(sides) {
      const left = afterChoice(changes, stored, sides);
      setChanges(left);
      if (isChanged(stored, left)) void save(left);
      else setStatus({ kind: 'yielded' });
    },
    discard() {
      setChanges({});
      setStatus({ kind: 'idle' });
    },
  };
}
