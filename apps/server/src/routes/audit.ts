import type { Handlers } from '../http/api.js';
import { sendPage } from '../http/send-page.js';
import { auditEvents } from '../services/audit-events.js';
import type { Services } from '../services/services.js';

const personal = { 'cache-control': 'private, no-store' };

export function auditRoutes({ db, signInEvents }: Services): Handlers {
  return {
    audit: async ({ c, query }) => {
      await signInEvents.flush();
      const { events, ...page } = await auditEvents(db, query);
      return sendPage(c, { ...page, sets: events }, personal);
    },
  };
}
