import type { SessionUser, SignInBody } from '@bank-soal/contract/accounts';
import { useCallback, useMemo } from 'react';
import { useApi } from '../../api/api-provider.js';
import { useSession } from '../../session/session-provider.js';

/** The ways in; each keeps the user, and rejects as the API does. */
export interface SignIns {
  /** By what was typed. */
  byPassword: (body: SignInBody, remember: boolean) => Promise<SessionUser>;
  /** By what the campus's own sign-in has led back with. */
  byCode: (code: string) => Promise<SessionUser>;
  /** Where the campus's own sign-in begins. */
  campusAddress: (next?: string) => string;
}

/** Signs in and keeps the user. */
export function useSignIn(): SignIns {
  const api = useApi();
  const { signIn } = useSession();
  const byPassword: SignIns['byPassword'] = useCallback(
    async (body, remember) => {
      const { data: user } = await api.signIn({ body });
      signIn(user, { remember });
      return user;
    },
    [api, signIn],
  );
  const byCode: SignIns['byCode'] = useCallback(
    async (code) => {
      const { data: user } = await api.oidcSession({ body: { code } });
      // Nobody was asked whether to be remembered; the next visit goes by the campus without a word.
      signIn(user, { remember: true });
      return user;
    },
    [api, signIn],
  );
  return useMemo(
    () => ({ byPassword, byCode, campusAddress: (next) => api.addressOf('startOidc', { next }) }),
    [api, byPassword, byCode],
  );
}
