import type { Id } from '@bank-soal/contract/common';
import type { UploadFields } from '@bank-soal/contract/files';
import type { QuestionSetBody } from '@bank-soal/contract/sets';
import { useMemo } from 'react';
import { useApi } from '../../api/api-provider.js';
import { type QuestionSet, toQuestionSet } from '../../model/sets/question-set.js';
import { callWithRetry } from '../call-with-retry.js';
import type { UploadCall } from '../files/upload-ports.js';
import { keys } from '../keys.js';
import { usePause } from '../use-pause.js';
import { type Touched, useTouch } from '../use-touch.js';

/** One file on its way into a set. */
export interface FileUpload extends UploadFields {
  /** The bytes and the name; the server judges both. */
  file: File;
}

/**
 * Changes to sets and their files. Each waits out the pauses that the server asks for, and rejects as
 * the API does.
 */
export interface SetWrites {
  /** Creates a set; returns its id. The signal ends a pause before it. */
  create(body: QuestionSetBody, signal?: AbortSignal): Promise<Id>;
  /** @param etag of the set that the change was made from; 412 when it is another by now */
  update(id: Id, body: QuestionSetBody, etag?: string): Promise<QuestionSet>;
  /** Takes a set away from everyone else. */
  withdraw(id: Id): Promise<void>;
  restore(id: Id): Promise<void>;
  /** Deletes a withdrawn set for good. */
  deleteForever(id: Id): Promise<void>;
  /** Sends a file; returns its id. */
  uploadFile(upload: FileUpload, call?: UploadCall): Promise<Id>;
  deleteFile(setId: Id, id: Id): Promise<void>;
}

/** Every list that a set stands in, and the site's count of sets. */
const LISTS: Touched = { refresh: ['questionsets', keys.site] };

// Not the lists: they would be loaded anew after each of many files, and are fresh when next shown.
const filesOfSet = (id: Id): Touched => ({
  refresh: [keys.questionSet(id)],
  forget: [['files/combine-preview', id]],
});

/** The changes to sets; what they touch is loaded again. */
export function useSetWrites(): SetWrites {
  const api = useApi();
  const touch = useTouch();
  const pause = usePause();
  return useMemo(
    () => ({
      async create(body, signal) {
        const { data } = await callWithRetry(() => api.createQuestionSet({ body }), pause, signal);
        touch(LISTS);
        return data.questionSet.id;
      },
      async update(id, body, etag) {
        const update = () => api.updateQuestionSet({ id, body, ifMatch: etag });
        const { data } = await callWithRetry(update, pause);
        touch(LISTS);
        return toQuestionSet(data.questionSet);
      },
      async withdraw(id) {
        await callWithRetry(() => api.deleteQuestionSet({ id }), pause);
        touch(LISTS);
      },
      async restore(id) {
        await callWithRetry(() => api.restoreQuestionSet({ id }), pause);
        touch(LISTS);
      },
      async deleteForever(id) {
        const call = { id, query: { forever: true } };
        await callWithRetry(() => api.deleteQuestionSet(call), pause);
        touch(LISTS);
      },
      async uploadFile({ file, ...fields }, call) {
        const send = () => api.uploadFile({ file, fields, ...call });
        const { data } = await callWithRetry(send, pause, call?.signal);
        touch(filesOfSet(fields.questionSetId));
        return data.file.id;
      },
      async deleteFile(setId, id) {
        await callWithRetry(() => api.deleteFile({ id }), pause);
        touch(filesOfSet(setId));
      },
    }),
    [api, touch, pause],
  );
}
