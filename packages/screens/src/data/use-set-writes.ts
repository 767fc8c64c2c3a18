'use client';

import type { Id } from '@bank-soal/contract/ids';
import type { QuestionSetBody } from '@bank-soal/contract/question-sets';
import { useMemo } from 'react';
import { useContributionApi } from '../api/contribution-api-provider.js';
import type { FileUpload, UploadCall } from '../api/contribution-port.js';
import { type QuestionSet, toQuestionSet } from '../model/question-set.js';
import { keys } from './keys.js';
import { patiently } from './patiently.js';
import { usePause } from './use-pause.js';
import { type Touched, useTouch } from './use-touch.js';

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
  const api = useContributionApi();
  const touch = useTouch();
  const pause = usePause();
  return useMemo(
    () => ({
      async create(body, signal) {
        const { id } = await patiently(() => api.createSet(body), pause, signal);
        touch(LISTS);
        return id;
      },
      async update(id, body, etag) {
        const answer = await patiently(() => api.updateSet(id, body, etag), pause);
        touch(LISTS);
        return toQuestionSet(answer);
      },
      async withdraw(id) {
        await patiently(() => api.withdrawSet(id), pause);
        touch(LISTS);
      },
      async restore(id) {
        await patiently(() => api.restoreSet(id), pause);
        touch(LISTS);
      },
      async deleteForever(id) {
        await patiently(() => api.deleteSetForever(id), pause);
        touch(LISTS);
      },
      async uploadFile(upload, call) {
        const send = () => api.uploadFile(upload, call);
        const { id } = await patiently(send, pause, call?.signal);
        touch(filesOfSet(upload.questionSetId));
        return id;
      },
      async deleteFile(setId, id) {
        await patiently(() => api.deleteFile(id), pause);
        touch(filesOfSet(setId));
      },
    }),
    [api, touch, pause],
  );
}
