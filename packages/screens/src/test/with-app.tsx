import type { SessionUser } from '@bank-soal/contract/session';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { ApiProvider, createHttpApi } from '../api/index.js';
import { DataProvider } from '../data/index.js';
import { createSessionStore, SESSION_KEY, SessionProvider } from '../session/index.js';
import { memoryStorage } from './memory-storage.js';

/** What the app gives every screen: session, API and a memory of data that is the story's own. */
export function withApp(
  user?: SessionUser,
  { covers = false }: { covers?: boolean } = {},
): Decorator {
  return function WithApp(Story) {
    const [{ store, api }] = useState(() => {
      const local = memoryStorage(user && { [SESSION_KEY]: JSON.stringify(user) });
      const made = createSessionStore({ local, tab: memoryStorage(), events: new EventTarget() });
      const accessToken = () => made.user()?.accessToken;
      const { cover, ...rest } = createHttpApi({ accessToken });
      // Most stories are about something else than what a first page looks like.
      return { store: made, api: covers && cover ? { ...rest, cover } : rest };
    });
    return (
      <SessionProvider store={store}>
        <ApiProvider api={api}>
          <DataProvider cache={() => new Map()}>
            <Story />
          </DataProvider>
        </ApiProvider>
      </SessionProvider>
    );
  };
}
