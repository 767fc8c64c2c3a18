import type { SessionUser } from '@bank-soal/contract/session';
import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { ApiProvider, createHttpApi } from '../api/index.js';
import { DataProvider } from '../data/index.js';
import { createSessionStore, SESSION_KEY, SessionProvider } from '../session/index.js';
import { memoryStorage } from './memory-storage.js';

/** What the app gives every screen: session, API and a memory of data that is the story's own. */
export function withApp(user?: SessionUser): Decorator {
  return function WithApp(Story) {
    const [{ store, api }] = useState(() => {
      const local = memoryStorage(user && { [SESSION_KEY]: JSON.stringify(user) });
      const made = createSessionStore({ local, tab: memoryStorage(), events: new EventTarget() });
      const accessToken = () => made.user()?.accessToken;
      return { store: made, api: createHttpApi({ accessToken }) };
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
