import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether a browser draws: false on a server, and until what the server drew is taken over. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
