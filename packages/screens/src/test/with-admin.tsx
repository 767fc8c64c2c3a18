import { ToastRegion, toast } from '@bank-soal/ui/toast';
import type { Decorator } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { AdminApiProvider, ApiProvider, createHttpAdminApi, createHttpApi } from '../api/index.js';
import { DataProvider } from '../data/index.js';
import { createSessionStore, SESSION_KEY, SessionProvider } from '../session/index.js';
import { administrator } from './admin-fixtures.js';
import { memoryStorage } from './memory-storage.js';

/** For stories in which nobody is signed in. */
export const asVisitor = { visitor: true };

/** What the app gives the administration's screens; the parameters can ask for a visitor, or another `user`. */
export const withAdmin: Decorator = function WithAdmin(Story, { parameters }) {
  const [{ store, api, adminApi }] = useState(() => {
    const record = { [SESSION_KEY]: JSON.stringify(parameters.user ?? administrator) };
    const local = memoryStorage(parameters.visitor ? {} : record);
    const made = createSessionStore({ local, tab: memoryStorage(), events: new EventTarget() });
    const accessToken = () => made.user()?.accessToken;
    return {
      store: made,
      api: createHttpApi({ accessToken }),
      adminApi: createHttpAdminApi({ accessToken }),
    };
  });
  useEffect(() => () => toast.dismiss(), []);
  return (
    <SessionProvider store={store}>
      <ApiProvider api={api}>
        <AdminApiProvider api={adminApi}>
          <DataProvider cache={() => new Map()}>
            <Story />
            <ToastRegion />
          </DataProvider>
        </AdminApiProvider>
      </ApiProvider>
    </SessionProvider>
  );
};
