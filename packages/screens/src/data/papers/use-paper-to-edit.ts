import type { Client } from '@bank-soal/contract/client';
import type { Id } from '@bank-soal/contract/common';
import type { PaperAnswer } from '@bank-soal/contract/papers';
import { useState } from 'react';
import useSWR from 'swr';
import { useApi } from '../../api/api-provider.js';
import { hasStatus } from '../../api/errors.js';
import type { LoadState } from '../../model/load-state.js';
import type { BankQuestion } from '../../model/questions/bank-question.js';
import { keys, ONCE } from '../keys.js';
import { logFailure } from '../log-failure.js';
import { toLoadState } from '../to-load-state.js';

/** A paper as it was kept, and what its questions say in the versions that it has. */
export interface PaperToEdit {
  paper: PaperAnswer;
  /** For its change; absent when the server gives none. */
  etag: string | undefined;
  /** By the question's id. Without those that cannot be had any more: the paper has them all the same. */
  questions: ReadonlyMap<Id, BankQuestion>;
}

/** A paper with what its questions say in it; rejects as the API does. */
export async function readPaper(api: Client, id: Id): Promise<PaperToEdit> {
  const { data: paper, etag } = await api.paper({ id });
  const questions = new Map<Id, BankQuestion>();
  if (paper.sections.some(({ items }) => items.length > 0)) {
    for (const { questionId, difficulty, ...said } of (await api.paperQuestions({ id })).data) {
      const unsaid = { isSample: false, lastUsed: null };
      questions.set(questionId, { ...said, ...unsaid, id: questionId, level: difficulty });
    }
  }
  return { paper, etag, questions };
}

let visits = 0;
const nextVisit = () => {
  visits += 1;
  return visits;
};

/**
 * A paper that is about to be changed; `null` when there is none. Read anew whenever its page is opened:
 * changing what was read earlier would meet what was kept since.
 *
 * @param id `undefined` asks for nothing
 */
export function usePaperToEdit(id: Id | undefined): LoadState<PaperToEdit | null> {
  const api = useApi();
  const [visit] = useState(nextVisit);
  const load = async (one: Id): Promise<PaperToEdit | null> => {
    try {
      return await readPaper(api, one);
    } catch (error) {
      if (hasStatus(error, 404)) return null;
      throw error;
    }
  };
  const key = id === undefined ? null : keys.paperToEdit(id, visit);
  const response = useSWR(key, ([, one]) => load(one), { ...ONCE, onError: logFailure });
  return id === undefined ? { status: 'ready', data: null } : toLoadState(response);
}
