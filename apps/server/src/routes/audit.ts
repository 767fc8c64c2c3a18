import { NEXT_CURSOR_HEADER, TOTAL_COUNT_HEADER } from '@bank-soal/contract/question-set-pages';
import type { Handlers } from '../http/api.js';
import { auditEvents } from '../services/audit-events.js';
import type { Services } from '../services/services.js';

export function auditRoutes({ db, signInEvents }: Services): Handlers {
  return {
    audit: async ({ c, query }) => {
      await signInEvents.flush();
      const { events, total, nextCursor } = await auditEvents(db, query);
      return c.json(events, 200, {
        'Cache-Control': 'private, no-store',
        [TOTAL_COUNT_HEADER]: String(total),
        ...(nextCursor !== undefined && { [NEXT_CURSOR_HEADER]: nextCursor }),
      });
    },
  };
}
