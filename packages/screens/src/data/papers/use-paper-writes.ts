import type { Client } from '@bank-soal/contract/client';
import type { Id } from '@bank-soal/contract/common';
import {
  type BLUEPRINT_PART,
  type BlueprintFormat,
  type PaperAnswer,
  type PaperFormat,
  type PaperPartName,
  type PaperUseBody,
  type Variant,
  WARNINGS_HEADER,
} from '@bank-soal/contract/papers';
import type { QuestionSetBody } from '@bank-soal/contract/sets';
import { useMemo } from 'react';
import { useApi } from '../../api/api-provider.js';
import { callWithRetry } from '../call-with-retry.js';
import { keys } from '../keys.js';
import { usePause } from '../use-pause.js';
import { type Touched, useTouch } from '../use-touch.js';

/** Which document of a paper is meant. */
export interface PaperChoice {
  /** What is asked, or its answers. */
  part: PaperPartName;
  /** One of those that the paper has. */
  variant: Variant;
}

/** A document that was made of a paper. */
export interface MadePaper {
  /** Its bytes. */
  blob: Blob;
  /** How much in it should be looked at. */
  warnings: number;
}

/**
 * What is done with papers that are kept. Each waits out the pauses that the server asks for, and
 * rejects as the API does.
 */
export interface PaperWrites {
  /** Deletes a draft for good. */
  remove(id: Id): Promise<void>;
  /** A new draft that says the same. */
  copy(id: Id): Promise<PaperAnswer & { leftOut: number }>;
  /** Marks a paper as used: it never changes any more. */
  markUsed(id: Id, body: PaperUseBody): Promise<PaperAnswer & { verified: boolean }>;
  /** Makes a question set of a paper and its key; returns the set's id. */
  publish(id: Id, body: QuestionSetBody): Promise<Id>;
  /** A document of a paper as a file. */
  take(
    id: Id,
    format: PaperFormat | BlueprintFormat,
    choice: PaperChoice | { part: typeof BLUEPRINT_PART },
  ): Promise<MadePaper>;
}

const LISTS: Touched = { refresh: [['papers', 'page']] };
/** Questions say when they were used last. */
const AND_QUESTIONS: Touched = { refresh: [['papers', 'page'], 'questions'] };
const SETS: Touched = { refresh: ['questionsets', keys.site] };

// Here, since the name of the call looks like that of a hook.
const setUsed = (api: Client, id: Id, body: PaperUseBody) => api.usePaper({ id, body });

/** What is done with papers; the lists that they stand in are loaded again. */
export function usePaperWrites(): PaperWrites {
  const api = useApi();
  const touch = useTouch();
  const pause = usePause();
  return useMemo(
    () => ({
      async remove(id) {
        await callWithRetry(() => api.deletePaper({ id }), pause);
        touch(LISTS);
      },
      async copy(id) {
        const { data } = await callWithRetry(() => api.copyPaper({ id }), pause);
        touch(LISTS);
        return data;
      },
      async markUsed(id, body) {
        const { data } = await callWithRetry(() => setUsed(api, id, body), pause);
        touch(AND_QUESTIONS);
        return data;
      },
      async publish(id, body) {
        const { data } = await callWithRetry(() => api.publishPaper({ id, body }), pause);
        touch(SETS);
        return data.questionSet.id;
      },
      async take(id, format, choice) {
        const call = { id, query: { format, ...choice } };
        const { data, headers } = await callWithRetry(() => api.exportPaper(call), pause);
        return { blob: data, warnings: Number(headers.get(WARNINGS_HEADER) ?? 0) };
      },
    }),
    [api, touch, pause],
  );
}
