import { readSessionUser, type SessionUser } from '@bank-soal/contract/accounts';
import { type KeyStorage, parseStored, tryTo } from '../browser/stored.js';

/** Name of the record in the browser's storage. */
export const SESSION_KEY = 'user';

/** Reads a stored record; one that is absent or broken means signed out. */
function parseSession(text: string | null): SessionUser | undefined {
  return readSessionUser(parseStored(text));
}

/** Where the record is kept, and what tells of changes in other tabs. */
export interface SessionPlaces {
  /** Outlives the tab: for "remember me". `undefined` when the browser refuses it. */
  local: KeyStorage | undefined;
  /** Ends with the tab. `undefined` when the browser refuses it. */
  tab: KeyStorage | undefined;
  /** Fires `storage` when another tab changed the record. */
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** The signed-in user, outside React. */
export interface SessionStore {
  /** The signed-in user; the same object until it changes. */
  user(): SessionUser | undefined;
  /** Whether their session outlives the tab. */
  isRemembered(): boolean;
  /** Keeps the user whole; `remember` lets them stay after the tab is closed. */
  signIn(
    user: SessionUser,
    options: {
      /** Whether the session outlives the tab. */
      remember: boolean;
    },
  ): void;
  /** Changes part of the record, where it is kept; without one it does nothing. */
  renew(part: Partial<SessionUser>): void;
  /** Removes the record. */
  signOut(): void;
  /** Calls back after every change, in other tabs too; returns how to stop. */
  subscribe(listener: () => void): () => void;
}

function stored(place: KeyStorage | undefined): string | null | undefined {
  return tryTo(() => place?.getItem(SESSION_KEY));
}

/**
 * The places of this browser; where storage is refused, the session lasts until the page reloads. On a
 * server there are none.
 */
export function browserPlaces(): SessionPlaces {
  return {
    local: tryTo(() => window.localStorage),
    tab: tryTo(() => window.sessionStorage),
    events: tryTo(() => window) ?? new EventTarget(),
  };
}

/** Makes the store. A tab's own session counts before a remembered one. */
export function createSessionStore({ local, tab, events }: SessionPlaces): SessionStore {
  const listeners = new Set<() => void>();
  // Text that could not be written, as storage can be full or refused.
  let unwritten: string | null = null;
  let seen: { text: string | null; user: SessionUser | undefined } | undefined;

  const text = () => unwritten ?? stored(tab) ?? stored(local) ?? null;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const forget = () => {
    unwritten = null;
    for (const place of [local, tab]) tryTo(() => place?.removeItem(SESSION_KEY));
  };
  const changedElsewhere = (event: Event) => {
    const { key } = event as StorageEvent;
    // A null key means that everything was cleared.
    if (key === SESSION_KEY || key === null) tell();
  };

  function user(): SessionUser | undefined {
    const now = text();
    if (seen?.text !== now) seen = { text: now, user: parseSession(now) };
    return seen?.user;
  }

  function signIn(next: SessionUser, { remember }: { remember: boolean }) {
    forget();
    const record = JSON.stringify(next);
    const place = remember ? local : tab;
    const written = tryTo(() => {
      place?.setItem(SESSION_KEY, record);
      return place !== undefined;
    });
    if (!written) unwritten = record;
    tell();
  }

  const isRemembered = () => unwritten === null && stored(tab) == null && stored(local) != null;

  return {
    user,
    isRemembered,
    signIn,
    renew(part) {
      const now = user();
      if (now) signIn({ ...now, ...part }, { remember: stored(tab) == null });
    },
    signOut() {
      forget();
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) events.addEventListener('storage', changedElsewhere);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) events.removeEventListener('storage', changedElsewhere);
      };
    },
  };
}
