import type { SessionUser } from '@bank-soal/contract/accounts';
import { createClient } from '@bank-soal/contract/client';
import { ToastRegion, toast } from '@bank-soal/ui/toast';
import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { ApiProvider, type HostParts } from '../api/index.js';
import { DataProvider } from '../data/index.js';
import { createSessionStore, SessionProvider } from '../session/index.js';
import { SESSION_KEY } from '../session/session-store.js';
import { administrator } from './admin-fixtures.js';
import { memoryStorage } from './memory-storage.js';

/** Session, calls and a memory of data that is the story's own. */
function App({
  user,
  children,
  ...parts
}: HostParts & { user?: SessionUser | undefined; children: ReactNode }) {
  const [{ store, api }] = useState(() => {
    const local = memoryStorage(user && { [SESSION_KEY]: JSON.stringify(user) });
    const made = createSessionStore({ local, tab: memoryStorage(), events: new EventTarget() });
    return { store: made, api: createClient({ accessToken: () => made.user()?.accessToken }) };
  });
  return (
    <SessionProvider store={store}>
      <ApiProvider api={api} {...parts}>
        <DataProvider cache={() => new Map()}>{children}</DataProvider>
      </ApiProvider>
    </SessionProvider>
  );
}

/**
 * What the app gives every screen. Most stories are about something else than what a first page looks like, and
 * show no covers.
 */
export function withApp(
  user?: SessionUser,
  { covers = false, mySets = false }: HostParts = {},
): Decorator {
  return (Story) => (
    <App user={user} covers={covers} mySets={mySets}>
      <Story />
    </App>
  );
}

/** For stories in which nobody is signed in. */
export const asVisitor = { visitor: true };

/** What the app gives the administration's screens; the parameters can ask for a visitor, or another `user`. */
export const withAdmin: Decorator = function WithAdmin(Story, { parameters }) {
  useEffect(() => () => toast.dismiss(), []);
  return (
    <App user={parameters.visitor ? undefined : (parameters.user ?? administrator)}>
      <Story />
      <ToastRegion />
    </App>
  );
};
