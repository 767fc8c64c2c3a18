'use client';

import type { SessionUser, SignInBody } from '@bank-soal/contract/session';
import { useCallback } from 'react';
import { useApi } from '../api/api-provider.js';
import { useSession } from '../session/session-provider.js';

/** Signs in and keeps the user; rejects as the API does. */
export function useSignIn(): (body: SignInBody, remember: boolean) => Promise<SessionUser> {
  const api = useApi();
  const { signIn } = useSession();
  return useCallback(
    async (body, remember) => {
      const user = await api.signIn(body);
      signIn(user, { remember });
      return user;
    },
    [api, signIn],
  );
}
