import type { PasswordBody } from '@bank-soal/contract/accounts';
import { useCallback } from 'react';
import { useApi } from '../../api/api-provider.js';
import { useSession } from '../../session/session-provider.js';

/**
 * Changes the signed-in person's password. Older tokens end with it, so the new one is kept in
 * their place; rejects as the API does.
 */
export function useChangePassword(): (body: PasswordBody) => Promise<void> {
  const api = useApi();
  const { renew } = useSession();
  return useCallback(
    async (body) => {
      const { data } = await api.changePassword({ body });
      renew({ accessToken: data.accessToken });
    },
    [api, renew],
  );
}
