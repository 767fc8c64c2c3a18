import { createContext, useContext, useEffect } from 'react';

/** What waits for a page to be alive. */
export const Alive = createContext<(() => void) | undefined>(undefined);

/** Says that the page is alive: for the last thing of it that a server has drawn. */
export function useTellAlive(): void {
  const tell = useContext(Alive);
  useEffect(() => tell?.(), [tell]);
}
