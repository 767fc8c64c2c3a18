import type { Handlers } from '../../http/api.js';
import { messages, said } from '../../http/said.js';
import { sendPage } from '../../http/site/send-page.js';
import type { Services } from '../../services.js';
import { anyAccount, changeAccount, deleteAccount } from '../account-changes.js';
import { accountPage } from '../account-list.js';

/** Names and emails of people: no cache may store them. */
const personal = { 'cache-control': 'private, no-store' };

export function accountRoutes(services: Services): Handlers {
  const { db } = services;
  return {
    accounts: async ({ c, query }) => sendPage(c, await accountPage(db, query), personal),
    updateAccount: {
      guard: ({ params }) => anyAccount(db, params.id),
      handle: async ({ c, user, params, body }) =>
        c.json(await changeAccount(services, user, params.id, body)),
    },
    deleteAccount: async ({ c, user, params }) => {
      await deleteAccount(services, user, params.id);
      return said(c, { message: messages().accountDeleted });
    },
  };
}
