'use client';

import { useTexts } from '@bank-soal/ui/lib/texts';
import { toast } from '@bank-soal/ui/toast';
import { useCallback, useEffect } from 'react';
import { adminTexts } from '../../indonesian/admin.js';
import { endsSession } from '../../model/administration/admin-session-end.js';
import type { LoadState } from '../../model/load-state.js';
import { useSession } from '../../session/session-provider.js';
import { useWording } from '../../texts/use-wording.js';
import { ADMIN_TOAST_MS } from './toast-times.js';

/** Why a screen lets its user go to the login: the server refused them, or nobody is signed in. */
export type SignedOutReason = 'refused' | 'missing';

/** Called after a screen has ended the session, or found none; the host leads to its login. */
export type OnSignedOut = (reason: SignedOutReason) => void;

/**
 * Runs what changes something, in the name of who is signed in. Without a token nothing is sent, and
 * the screen says so; a 401 or 403 ends the session. Rejects as the work does.
 */
export type RunWrite = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Ends the session when the server refuses what a screen loads or changes.
 *
 * @param loads what the screen loads
 * @param toastMs how long its toasts stay
 */
export function useAdminSession(
  onSignedOut: OnSignedOut,
  loads: readonly LoadState<unknown>[],
  toastMs: number = ADMIN_TOAST_MS,
): RunWrite {
  const adminMessages = useTexts(adminTexts);
  const inWords = useWording();
  const { user, signOut } = useSession();
  const signedIn = user !== undefined;

  const leave = useCallback(
    (reason: SignedOutReason) => {
      const sentence =
        reason === 'missing' ? adminMessages.loginNeeded : inWords({ code: 'session-ended' });
      toast.error(sentence, { duration: toastMs });
      signOut();
      onSignedOut(reason);
    },
    [onSignedOut, signOut, toastMs, adminMessages, inWords],
  );

  // A visitor has no session to end. A failure of an earlier visit is still remembered while the
  // next try is under way.
  const refused = loads.some(
    (load) => load.status === 'failed' && !load.busy && endsSession(load.error),
  );
  useEffect(() => {
    if (refused && signedIn) leave('refused');
  }, [refused, signedIn, leave]);

  return useCallback(
    async (work) => {
      if (!signedIn) {
        leave('missing');
        throw new Error(adminMessages.loginNeeded);
      }
      try {
        return await work();
      } catch (error) {
        if (endsSession(error)) leave('refused');
        throw error;
      }
    },
    [signedIn, leave, adminMessages],
  );
}
