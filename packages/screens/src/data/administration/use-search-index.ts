import useSWR from 'swr';
import { useApi } from '../../api/api-provider.js';
import { endsSession } from '../../model/administration/admin-session-end.js';
import type { FileIndex } from '../../model/administration/file-index.js';
import type { LoadState } from '../../model/load-state.js';
import { keys } from '../keys.js';
import { logFailure } from '../log-failure.js';

/** A file is read in far less, very many in minutes: often enough to be seen moving. */
const WHILE_READING_MS = 5000;

/** How many files can be searched inside; asked for again by itself as long as some are to be read. */
export function useSearchIndex(): LoadState<FileIndex> {
  const api = useApi();
  const load = async () => (await api.searchIndex()).data;
  const { data, error, isValidating, mutate } = useSWR(keys.searchIndex, load, {
    refreshInterval: (counts) => (counts?.waiting ? WHILE_READING_MS : 0),
    onError: logFailure,
  });
  const refresh = () => void mutate();
  // A page that is left open asks on after its session has ended.
  if (data === undefined || endsSession(error)) {
    if (error === undefined) return { status: 'loading' };
    return { status: 'failed', busy: isValidating, retry: refresh, error };
  }
  const failed = error !== undefined;
  return {
    status: 'ready',
    data: {
      counts: data,
      // A refresh by itself is not shown: nobody waits for it.
      busy: isValidating && (failed || data.waiting === 0),
      failed: failed && !isValidating,
      refresh,
    },
  };
}
