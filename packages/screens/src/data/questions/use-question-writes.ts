import type { Answer, Client } from '@bank-soal/contract/client';
import type { Id } from '@bank-soal/contract/common';
import type {
  ImportFormat,
  QuestionAnswer,
  QuestionBody,
  QuestionFormat,
  QuestionRow,
} from '@bank-soal/contract/questions';
import { useMemo } from 'react';
import { useApi } from '../../api/api-provider.js';
import { callWithRetry } from '../call-with-retry.js';
import { usePause } from '../use-pause.js';
import { useTouch } from '../use-touch.js';

/** A question, and what tells it from every later state of itself. */
type Tagged = Pick<Answer<QuestionAnswer>, 'data' | 'etag'>;

/** A file of questions, and how it is read. */
export interface QuestionFile {
  /** The chosen file. */
  file: File;
  /** Format to read it as. */
  format: ImportFormat;
}

/**
 * Changes to the bank's questions. Each waits out the pauses that the server asks for, and rejects as
 * the API does.
 */
export interface QuestionWrites {
  create(body: QuestionBody): Promise<Tagged>;
  /** @param etag of the question that the change was made from; 412 when it is another by now */
  update(id: Id, body: QuestionBody, etag?: string): Promise<Tagged>;
  remove(id: Id): Promise<void>;
  /** @param skip lines of questions that stay out; returns how many came */
  bring(file: QuestionFile, skip: readonly number[]): Promise<number>;
  /** The questions in one file. */
  take(ids: readonly Id[], format: QuestionFormat): Promise<Blob>;
}

/** Questions that a file would bring; nothing is stored. */
export async function lookIntoFile(
  api: Pick<Client, 'importQuestions'>,
  { file, format }: QuestionFile,
): Promise<QuestionRow[]> {
  const { data } = await api.importQuestions({ file, query: { format, dryRun: true } });
  return 'rows' in data ? data.rows : [];
}

/** Brings the questions of a file into the bank, but for some lines: all, or none; answers how many. */
export async function bringQuestions(
  api: Pick<Client, 'importQuestions'>,
  { file, format }: QuestionFile,
  skip: readonly number[],
): Promise<number> {
  const fields = { skip: skip.length > 0 ? skip.join(',') : undefined };
  const { data } = await api.importQuestions({ file, fields, query: { format } });
  return 'created' in data ? data.created : 0;
}

const LISTS = { refresh: ['questions'] } as const;

/** The changes to questions; the lists that they stand in are loaded again. */
export function useQuestionWrites(): QuestionWrites {
  const api = useApi();
  const touch = useTouch();
  const pause = usePause();
  return useMemo(() => {
    async function written<T>(work: () => Promise<T>): Promise<T> {
      const answer = await callWithRetry(work, pause);
      touch(LISTS);
      return answer;
    }
    return {
      create: (body) => written(() => api.createQuestion({ body })),
      update: (id, body, etag) => written(() => api.updateQuestion({ id, body, ifMatch: etag })),
      remove: async (id) => void (await written(() => api.deleteQuestion({ id }))),
      bring: (file, skip) => written(() => bringQuestions(api, file, skip)),
      async take(ids, format) {
        const query = { ids: ids.join(','), format };
        return (await callWithRetry(() => api.exportQuestions({ query }), pause)).data;
      },
    };
  }, [api, touch, pause]);
}
