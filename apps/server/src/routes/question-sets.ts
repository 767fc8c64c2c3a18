import type { Handlers } from '../http/api.js';
import { requireAccount } from '../http/require-account.js';
import { sendPage } from '../http/send-page.js';
import { sendReady } from '../http/send-ready.js';
import { notFound } from '../refusal.js';
import type { Services } from '../services/services.js';
import { asksForPage, setPage } from '../services/set-pages.js';
import { ownSets, visibleSetsOf } from '../services/set-queries.js';

export function questionSetRoutes({ db, setList, tokens }: Services): Handlers {
  return {
    questionSets: async ({ c, query }) => {
      if (query.mine !== 'true') {
        if (asksForPage(query)) return sendPage(c, await setPage(db, query));
        return sendReady(c, await setList.body());
      }
      const account = await requireAccount('user', tokens, c);
      const own = account === undefined ? [] : await ownSets(db, account.id);
      return c.json(own, 200, { 'Cache-Control': 'no-store' });
    },
    questionSet: async ({ c, params }) => {
      const [set] = await visibleSetsOf(db, [params.id]);
      if (set === undefined) throw notFound('Paket soal');
      return c.json(set, 200, { 'Cache-Control': 'no-cache' });
    },
  };
}
