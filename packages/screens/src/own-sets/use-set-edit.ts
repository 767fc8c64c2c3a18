'use client';

import { checkQuestionSet, questionSetSentence } from '@bank-soal/contract/rules-question-set';
import { useEffect, useMemo, useState } from 'react';
import { useSetWrites } from '../data/use-set-writes.js';
import { refusesInput } from '../model/field-problems.js';
import type { QuestionSet } from '../model/question-set.js';
import type { KeyStorage } from '../session/session-store.js';
import { createDraftKeeper } from '../upload/draft-keeper.js';
import { editedStatus } from '../upload/edited-status.js';
import { changedSetBody, formOf, type SetForm, sameForm, valuesOf } from '../upload/set-form.js';
import type { FailedStatus, UploadProblem } from '../upload/upload-state.js';
import { useWriteFailure } from './use-write-failure.js';

/** Where a change stands. */
export type EditStatus = { kind: 'idle' } | { kind: 'busy' } | { kind: 'saved' } | FailedStatus;

/** What a set says, while it is being changed. */
export interface SetEdit {
  form: SetForm;
  status: EditStatus;
  /** Something is typed that is not saved. */
  changed: boolean;
  change: (part: Partial<SetForm>) => void;
  save: () => void;
  /** Back to what is saved. */
  discard: () => void;
}

function problemOf(form: SetForm): UploadProblem | undefined {
  const fields = checkQuestionSet(valuesOf(form), new Date());
  const sentence = questionSetSentence(fields);
  return sentence === undefined ? undefined : { sentence, fields };
}

/**
 * Keeps what is typed apart from what is saved. It outlives a reload and an expired session.
 *
 * @param user tells people apart, such as their id or email
 * @param storage where the draft is kept
 */
export function useSetEdit(
  set: QuestionSet,
  user: string,
  storage: KeyStorage | undefined,
): SetEdit {
  const writes = useSetWrites();
  const failureOf = useWriteFailure();
  const keeper = useMemo(
    () => createDraftKeeper(storage, `bank-soal:edit:${user}:${set.id}`),
    [storage, user, set.id],
  );
  const saved = useMemo(() => formOf(set), [set]);
  const [typed, setTyped] = useState<SetForm | undefined>(() => keeper.read(set.year ?? 0)?.form);
  const [status, setStatus] = useState<EditStatus>({ kind: 'idle' });
  const form = typed ?? saved;
  const changed = typed !== undefined && !sameForm(typed, saved);

  // What was saved comes back as the server has put it, and stands in place of what was typed.
  const [seen, setSeen] = useState(set);
  if (seen !== set) {
    setSeen(set);
    if (status.kind === 'saved') setTyped(undefined);
  }

  useEffect(() => {
    keeper.write(changed ? { form, sent: [], unsent: [] } : undefined);
  }, [keeper, changed, form]);

  async function save() {
    if (status.kind === 'busy') return;
    const problem = problemOf(form);
    if (problem) {
      setStatus({ kind: 'failed', problem });
      return;
    }
    setStatus({ kind: 'busy' });
    try {
      await writes.update(set.id, changedSetBody(form, saved, new Date()));
      setStatus({ kind: 'saved' });
    } catch (error) {
      const problem = { ...failureOf(error), ofInput: refusesInput(error) };
      setStatus({ kind: 'failed', problem });
    }
  }

  return {
    form,
    status,
    changed,
    change(part) {
      setTyped({ ...form, ...part });
      if (status.kind === 'saved') setStatus({ kind: 'idle' });
      if (status.kind === 'failed') setStatus(editedStatus(status, part));
    },
    save: () => void save(),
    discard() {
      setTyped(undefined);
      setStatus({ kind: 'idle' });
    },
  };
}
