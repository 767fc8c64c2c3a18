import type { DbOrTransaction } from '../../db/schema.js';
import type { Handlers } from '../../http/api.js';
import { clientAddress } from '../../http/client-address.js';
import { sendPage } from '../../http/site/send-page.js';
import type { Services } from '../../services.js';
import { auditEvents } from '../audit-events.js';

const personal = { 'cache-control': 'private, no-store' };

export function auditRoutes({ config, db, searches, signInEvents }: Services): Handlers {
  return {
    audit: async ({ c, query }) => {
      await signInEvents.flush();
      const look = (reading: DbOrTransaction) => auditEvents(reading, query);
      // Words are looked for in every row.
      const { events, ...page } = query.q
        ? await searches.run(clientAddress(c, config.settings.TRUST_PROXY), 0, look)
        : await look(db);
      return sendPage(c, { ...page, sets: events }, personal);
    },
  };
}
