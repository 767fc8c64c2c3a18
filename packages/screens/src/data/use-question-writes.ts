'use client';

import type { Id } from '@bank-soal/contract/ids';
import type { QuestionFormat } from '@bank-soal/contract/question-exchange';
import type { QuestionAnswer, QuestionBody } from '@bank-soal/contract/questions';
import { useMemo } from 'react';
import { usePapersApi } from '../api/papers-api-provider.js';
import type { QuestionFile, Tagged } from '../api/questions-port.js';
import { patiently } from './patiently.js';
import { usePause } from './use-pause.js';
import { useTouch } from './use-touch.js';

/**
 * Changes to the bank's questions. Each waits out the pauses that the server asks for, and rejects as
 * the API does.
 */
export interface QuestionWrites {
  create(body: QuestionBody): Promise<Tagged<QuestionAnswer>>;
  /** @param etag of the question that the change was made from; 412 when it is another by now */
  update(id: Id, body: QuestionBody, etag?: string): Promise<Tagged<QuestionAnswer>>;
  remove(id: Id): Promise<void>;
  /** @param skip lines of questions that stay out; returns how many came */
  bring(file: QuestionFile, skip: readonly number[]): Promise<number>;
  /** The questions in one file. */
  take(ids: readonly Id[], format: QuestionFormat): Promise<Blob>;
}

const LISTS = { refresh: ['questions'] } as const;

/** The changes to questions; the lists that they stand in are loaded again. */
export function useQuestionWrites(): QuestionWrites {
  const api = usePapersApi();
  const touch = useTouch();
  const pause = usePause();
  return useMemo(() => {
    async function written<T>(work: () => Promise<T>): Promise<T> {
      const answer = await patiently(work, pause);
      touch(LISTS);
      return answer;
    }
    return {
      create: (body) => written(() => api.createQuestion(body)),
      update: (id, body, etag) => written(() => api.updateQuestion(id, body, etag)),
      remove: (id) => written(() => api.deleteQuestion(id)),
      bring: (file, skip) => written(() => api.importQuestions(file, skip)),
      take: (ids, format) => patiently(() => api.exportQuestions(ids, format), pause),
    };
  }, [api, touch, pause]);
}
