import { useApi } from '../api/api-provider.js';
import { useSession } from './session-provider.js';

/**
 * Signs the person out by their own wish. The server is told to end the token and nobody waits for
 * what it says: the record goes at once, with or without a connection.
 */
export function useSignOut(): () => void {
  const api = useApi();
  const { signOut } = useSession();
  return () => {
    api.signOut().catch(() => undefined);
    signOut();
  };
}
