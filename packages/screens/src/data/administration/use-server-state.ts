import useSWR from 'swr';
import { useApi } from '../../api/api-provider.js';
import { endsSession } from '../../model/administration/admin-session-end.js';
import type { ServerLook } from '../../model/administration/server-look.js';
import type { LoadState } from '../../model/load-state.js';
import { keys } from '../keys.js';
import { logFailure } from '../log-failure.js';

/** How the server is; what was seen stays where it cannot be seen again. */
export function useServerState(): LoadState<ServerLook> {
  const api = useApi();
  const load = async () => (await api.serverState()).data;
  const { data, error, isValidating, mutate } = useSWR(keys.serverState, load, {
    onError: logFailure,
  });
  const refresh = () => void mutate();
  // A page that is left open asks on after its session has ended.
  if (data === undefined || endsSession(error)) {
    if (error === undefined) return { status: 'loading' };
    return { status: 'failed', busy: isValidating, retry: refresh, error };
  }
  const failed = error !== undefined && !isValidating;
  return { status: 'ready', data: { server: data, busy: isValidating, failed, refresh } };
}
