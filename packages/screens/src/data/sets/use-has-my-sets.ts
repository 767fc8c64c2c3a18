import { useHost } from '../../api/api-provider.js';
import { useUserId } from '../../session/session-provider.js';

/** Tells whether there are sets of the person's own here: who is signed in, where the host keeps them. */
export function useHasMySets(): boolean {
  const { mySets } = useHost();
  return useUserId() !== undefined && mySets === true;
}
