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
   * Who a server draws the page for, and the same in the browser that takes it over; by default a visitor.
   * Their token is never read while a page is drawn.
   */
  drawnFor?: SessionUser | undefined;
  children: ReactNode;
}) {
  const sessions = useMemo(() => ({ store, drawn: () => drawnFor }), [store, drawnFor]);
  return <SessionContext value={sessions}>{children}</SessionContext>;
}

/** The session as a screen sees it. */
export interface Session extends Pick<SessionStore, 'signIn' | 'renew' | 'signOut'> {
  /** Who is signed in; `undefined` for a visitor. */
  user: SessionUser | undefined;
  /** Who is signed in at this moment, should the record be gone without a word. */
  current: SessionStore['user'];
  /** The user has ROLE_ADMIN: the administration is theirs. */
  isAdmin: boolean;
}

const nobody = () => undefined;
const noChange = () => () => undefined;

/** Who is signed in, by number; `undefined` for a visitor, and where no session is kept. */
export function useUserId(): SessionUser['id'] | undefined {
  const { store, drawn = nobody } = useContext(SessionContext) ?? {};
  const user = useSyncExternalStore(store?.subscribe ?? noChange, store?.user ?? nobody, drawn);
  return user?.id;
}

/**
 * Who is signed in, kept up to date across tabs.
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
