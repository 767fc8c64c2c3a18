'use client';

import { checkQuestionSet, SET_SENTENCES } from '@bank-soal/contract/rules-question-set';
import { useEffect, useMemo, useState } from 'react';
import { useSetWrites } from '../data/use-set-writes.js';
import type { QuestionSet } from '../model/question-set.js';
import type { KeyStorage } from '../session/session-store.js';
import { createDraftKeeper } from '../upload/draft-keeper.js';
import { changedSetBody, formOf, type SetForm, sameForm, valuesOf } from '../upload/set-form.js';
import type { UploadProblem } from '../upload/upload-state.js';
import { useWriteFailure } from './use-write-failure.js';

/** Where a change stands. */
export type EditStatus =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'saved' }
  | { kind: 'failed'; problem: UploadProblem };

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
  const sentences = Object.values(fields);
  const [first] = sentences;
  if (first === undefined) return undefined;
  const missing = sentences.includes(SET_SENTENCES.REQUIRED);
  return { sentence: missing ? SET_SENTENCES.REQUIRED : first, fields };
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
      setStatus({ kind: 'failed', problem: failureOf(error) });
    }
  }

  return {
    form,
    status,
    changed,
    change(part) {
      setTyped({ ...form, ...part });
      if (status.kind === 'saved') setStatus({ kind: 'idle' });
    },
    save: () => void save(),
    discard() {
      setTyped(undefined);
      setStatus({ kind: 'idle' });
    },
  };
}
