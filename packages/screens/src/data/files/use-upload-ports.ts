import type { Client } from '@bank-soal/contract/client';
import { useMemo } from 'react';
import { useApi } from '../../api/api-provider.js';
import { hasStatus } from '../../api/errors.js';
import { toQuestionSet } from '../../model/sets/question-set.js';
import { displayName } from '../../session/display-name.js';
import { type Session, useSession } from '../../session/session-provider.js';
import { readSetToEdit } from '../sets/use-set-to-edit.js';
import { useSetWrites } from '../sets/use-set-writes.js';
import type { UploadPorts } from './upload-ports.js';

function portsOf(
  api: Client,
  writes: ReturnType<typeof useSetWrites>,
  current: Session['current'],
  lecturer: string,
): UploadPorts {
  return {
    // Asked anew at each use: the record can be gone without a word.
    get accessToken() {
      return current()?.accessToken;
    },
    lecturer,
    createSet: writes.create,
    savePorts: (id) => ({
      read: () => readSetToEdit(api, id),
      write: (body, etag) => writes.update(id, body, etag),
    }),
    ownSets: async () =>
      (await api.questionSets({ query: { mine: true } })).data.map(toQuestionSet),
    async storedFiles(id) {
      try {
        return toQuestionSet((await api.questionSet({ id })).data).files;
      } catch (error) {
        if (hasStatus(error, 404)) return undefined;
        throw error;
      }
    },
    sendFile: (questionSetId, fileCategory, file, call) =>
      writes.uploadFile({ file, questionSetId, fileCategory }, call),
    deleteFile: writes.deleteFile,
  };
}

/** Server calls of an upload, in the name of the signed-in person. */
export function useUploadPorts(): UploadPorts {
  const api = useApi();
  const writes = useSetWrites();
  const { user, current } = useSession();
  const lecturer = user ? displayName(user) : '';
  return useMemo(() => portsOf(api, writes, current, lecturer), [api, writes, current, lecturer]);
}
