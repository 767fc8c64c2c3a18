import type { Client } from '@bank-soal/contract/client';
import type { QuestionBody, QuestionRow, QuestionRows } from '@bank-soal/contract/questions';
import { useMemo } from 'react';
import { useApi } from '../../api/api-provider.js';
import { callWithRetry } from '../call-with-retry.js';
import { usePause } from '../use-pause.js';
import { useTouch } from '../use-touch.js';
import { bringQuestions } from './use-question-writes.js';

/** What a review of a Word file asks of the server. Each waits out the pauses that the server asks for. */
export interface WordReviewPorts {
  /** The questions of a Word file in full; nothing is stored. */
  read: (file: File, keyFile?: File) => Promise<QuestionRows>;
  /** The pages of a Word file as a PDF; nothing is stored. */
  pages: (file: File) => Promise<Blob>;
  /** What the bank says of some questions; nothing is stored. */
  compare: (bodies: readonly QuestionBody[]) => Promise<readonly QuestionRow[]>;
  /** Stores a picture as one's own, and tells the address of it in texts. */
  keepPicture: (file: File) => Promise<string>;
  /** Stores all questions, or none; tells how many. */
  save: (bodies: readonly QuestionBody[]) => Promise<number>;
}

const LISTS = { refresh: ['questions'] } as const;

const asFile = (bodies: readonly QuestionBody[]) =>
  new File([JSON.stringify(bodies)], 'soal.json', { type: 'application/json' });

async function review(
  api: Pick<Client, 'importQuestions'>,
  format: 'docx' | 'json',
  file: File,
  keyFile?: File,
): Promise<QuestionRows> {
  const query = { format, dryRun: true, review: true };
  const { data } = await api.importQuestions({ file, fields: { keyFile }, query });
  return 'rows' in data ? data : { rows: [] };
}

/** The calls of a review of a Word file. */
export function useWordReviewPorts(): WordReviewPorts {
  const api = useApi();
  const touch = useTouch();
  const pause = usePause();
  return useMemo(
    () => ({
      read: (file, keyFile) => callWithRetry(() => review(api, 'docx', file, keyFile), pause),
      pages: async (file) =>
        (await callWithRetry(() => api.questionFilePages({ file }), pause)).data,
      compare: async (bodies) =>
        (await callWithRetry(() => review(api, 'json', asFile(bodies)), pause)).rows,
      keepPicture: async (file) =>
        (await callWithRetry(() => api.keepImage({ file }), pause)).data.ref,
      async save(bodies) {
        const sent = { file: asFile(bodies), format: 'json' } as const;
        const count = await callWithRetry(() => bringQuestions(api, sent, []), pause);
        touch(LISTS);
        return count;
      },
    }),
    [api, touch, pause],
  );
}
