'use client';

import { isAdmin, type SessionUser } from '@bank-soal/contract/accounts';
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import type { SessionStore } from './session-store.js';

interface Sessions {
  store: SessionStore;
  drawn: () => SessionUser | undefined;
}

const SessionContext = createContext<Sessions | undefined>(undefined);

/** Gives the screens below it the session. */
export function SessionProvider({
  store,
  drawnFor,
  children,
}: {
  store: SessionStore;
  /**
   * The viewer that a server renders the page for, and the same in the browser that hydrates it; by default a visitor.
   * Their token is never read while a page is rendered.
   */
  drawnFor?: SessionUser | undefined;
  children: ReactNode;
}) {
  const sessions = useMemo(() => ({ store, drawn: () => drawnFor }), [store, drawnFor]);
  return <SessionContext value={sessions}>{children}</SessionContext>;
}

/** The session as a screen sees it. */
export interface Session extends Pick<SessionStore, 'signIn' | 'renew' | 'signOut'> {
  /** The signed-in user; `undefined` for a visitor. */
  user: SessionUser | undefined;
  /** The signed-in user at this moment, should the record be gone without a word. */
  current: SessionStore['user'];
  /** The user has ROLE_ADMIN: the administration is theirs. */
  isAdmin: boolean;
}

const nobody = () => undefined;
const noChange = () => () => undefined;

/** Number of the signed-in user; `undefined` for a visitor, and where no session is stored. */
export function useUserId(): SessionUser['id'] | undefined {
  const { store, drawn = nobody } = useContext(SessionContext) ?? {};
  const user = useSyncExternalStore(store?.subscribe ?? noChange, store?.user ?? nobody, drawn);
  return user?.id;
}

/**
 * The signed-in user, kept up to date across tabs.
 *
 * @throws Error outside a {@link SessionProvider}
 */
export function useSession(): Session {
  const sessions = useContext(SessionContext);
  if (!sessions) throw new Error('useSession needs a SessionProvider above it');
  const { store, drawn } = sessions;
  const user = useSyncExternalStore(store.subscribe, store.user, drawn);
  const { user: current, signIn, renew, signOut } = store;
  return useMemo(
    () => ({ user, current, isAdmin: isAdmin(user?.roles), signIn, renew, signOut }),
    [user, current, signIn, renew, signOut],
  );
}
