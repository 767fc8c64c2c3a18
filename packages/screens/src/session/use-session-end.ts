import { useEffect, useRef } from 'react';
import { hasStatus } from '../api/errors.js';
import type { LoadState } from '../model/load-state.js';
import { useSession } from './session-provider.js';

/** Ends the session as soon as the server says that it has ended, and tells the host once. */
export function useSessionEnd(state: LoadState<unknown>, onSessionEnded: () => void): void {
  const { signOut } = useSession();
  // While another try is under way the error is that of an earlier session.
  const ended = state.status === 'failed' && !state.busy && hasStatus(state.error, 401);
  const tell = useRef(onSessionEnded);
  useEffect(() => {
    tell.current = onSessionEnded;
  });
  useEffect(() => {
    if (!ended) return;
    signOut();
    tell.current();
  }, [ended, signOut]);
}
