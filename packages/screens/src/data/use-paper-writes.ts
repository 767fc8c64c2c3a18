'use client';

import type { Id } from '@bank-soal/contract/ids';
import type { PaperFormat } from '@bank-soal/contract/paper-words';
import type { PaperAnswer, PaperUseBody } from '@bank-soal/contract/papers';
import type { QuestionSetBody } from '@bank-soal/contract/question-sets';
import { useMemo } from 'react';
import { usePapersApi } from '../api/papers-api-provider.js';
import type { MadePaper, PaperChoice } from '../api/papers-port.js';
import { keys } from './keys.js';
import { patiently } from './patiently.js';
import { usePause } from './use-pause.js';
import { type Touched, useTouch } from './use-touch.js';

/**
 * What is done with papers that are kept. Each waits out the pauses that the server asks for, and
 * rejects as the API does.
 */
export interface PaperWrites {
  /** Deletes a draft for good. */
  remove(id: Id): Promise<void>;
  /** A new draft that says the same. */
  copy(id: Id): Promise<PaperAnswer>;
  /** Marks a paper as used: it never changes any more. */
  markUsed(id: Id, body: PaperUseBody): Promise<PaperAnswer>;
  /** Makes a question set of a paper and its key; returns the set's id. */
  publish(id: Id, body: QuestionSetBody): Promise<Id>;
  /** A document of a paper as a file. */
  take(id: Id, format: PaperFormat, choice: PaperChoice): Promise<MadePaper>;
}

const LISTS: Touched = { refresh: [['papers', 'page']] };
/** Questions say when they were used last. */
const AND_QUESTIONS: Touched = { refresh: [['papers', 'page'], 'questions'] };
const SETS: Touched = { refresh: ['questionsets', keys.site] };

/** What is done with papers; the lists that they stand in are loaded again. */
export function usePaperWrites(): PaperWrites {
  const api = usePapersApi();
  const touch = useTouch();
  const pause = usePause();
  return useMemo(
    () => ({
      async remove(id) {
        await patiently(() => api.deletePaper(id), pause);
        touch(LISTS);
      },
      async copy(id) {
        const { data } = await patiently(() => api.copyPaper(id), pause);
        touch(LISTS);
        return data;
      },
      async markUsed(id, body) {
        const { data } = await patiently(() => api.markPaperUsed(id, body), pause);
        touch(AND_QUESTIONS);
        return data;
      },
      async publish(id, body) {
        const set = await patiently(() => api.publishPaper(id, body), pause);
        touch(SETS);
        return set;
      },
      take: (id, format, choice) => patiently(() => api.exportPaper(id, format, choice), pause),
    }),
    [api, touch, pause],
  );
}
