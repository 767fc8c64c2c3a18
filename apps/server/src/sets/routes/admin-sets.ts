import type { Handlers } from '../../http/api.js';
import { clientAddress } from '../../http/client-address.js';
import { messages, said } from '../../http/said.js';
import { sendPage } from '../../http/site/send-page.js';
import { VARY_BY_VIEWER_AND_ENCODING } from '../../http/token-headers.js';
import type { Services } from '../../services.js';
import { pageOfAllSets } from '../all-sets.js';
import { anySet, changeOwner } from '../change-owner.js';

/** Sets may be closed to others: no cache may store them. */
const personal = { vary: VARY_BY_VIEWER_AND_ENCODING, 'cache-control': 'private, no-store' };

export function adminSetRoutes(services: Services): Handlers {
  const { config, db } = services;
  return {
    adminQuestionSets: async ({ c, query }) => {
      const caller = clientAddress(c, config.settings.TRUST_PROXY);
      return sendPage(c, await pageOfAllSets(services, query, caller), personal);
    },
    changeSetOwner: {
      guard: ({ params }) => anySet(db, params.id),
      handle: async ({ c, params, body, user }) => {
        const questionSet = await changeOwner(services, user, params.id, body.accountId);
        return said(c, { message: messages().setOwnerChanged, questionSet });
      },
    },
  };
}
