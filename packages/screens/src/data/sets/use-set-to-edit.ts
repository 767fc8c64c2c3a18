import type { Client } from '@bank-soal/contract/client';
import type { Id } from '@bank-soal/contract/common';
import { useCallback, useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useApi } from '../../api/api-provider.js';
import { hasStatus } from '../../api/errors.js';
import type { LoadState } from '../../model/load-state.js';
import type { EditableSet, SavePorts } from '../../model/sets/editable-set.js';
import { toQuestionSet } from '../../model/sets/question-set.js';
import { keys } from '../keys.js';
import { logFailure } from '../log-failure.js';
import { toLoadState } from '../to-load-state.js';
import { useSetWrites } from './use-set-writes.js';

/** A set as it is now, and its tag; rejects as the API does. */
export async function readSetToEdit(api: Client, id: Id): Promise<EditableSet> {
  const { data, etag } = await api.questionSet({ id });
  return { set: toQuestionSet(data), etag };
}

/**
 * A set that is about to be changed, with its tag; `null` when there is none.
 *
 * @param id `undefined` for what is no id at all: there is no such set
 */
export function useSetToEdit(id: Id | undefined): LoadState<EditableSet | null> {
  const api = useApi();
  const load = async (one: Id): Promise<EditableSet | null> => {
    try {
      return await readSetToEdit(api, one);
    } catch (error) {
      if (hasStatus(error, 404)) return null;
      throw error;
    }
  };
  const key = id === undefined ? null : keys.setToEdit(id);
  const response = useSWR(key, ([, one]) => load(one), { onError: logFailure });
  return id === undefined ? { status: 'ready', data: null } : toLoadState(response);
}

/** Server calls that save the changes of any set; its page shows the new answers. */
export function useSavePortsOf(): (id: Id) => SavePorts {
  const api = useApi();
  const writes = useSetWrites();
  const { mutate } = useSWRConfig();
  return useCallback(
    (id) => ({
      async read() {
        const fresh = await readSetToEdit(api, id);
        await mutate(keys.setToEdit(id), fresh, { revalidate: false });
        return fresh;
      },
      write: (body, etag) => writes.update(id, body, etag),
    }),
    [api, writes, mutate],
  );
}

/** Server calls that save a set's changes; the page shows the new answers. */
export function useSavePorts(id: Id): SavePorts {
  const portsOf = useSavePortsOf();
  return useMemo(() => portsOf(id), [portsOf, id]);
}
