import { SORTED_BY_HEADER } from '@bank-soal/contract/search';
import type { Handlers } from '../../http/api.js';
import { clientAddress } from '../../http/client-address.js';
import { sendJson } from '../../http/send-json.js';
import { sendPage } from '../../http/site/send-page.js';
import { VARY_BY_VIEWER_AND_ENCODING } from '../../http/token-headers.js';
import type { Services } from '../../services.js';
import { createViewers } from '../../sets/routes/set-viewer.js';
import { ownedSet } from '../../sets/set-access.js';
import { viewerOf as viewerOfAccount } from '../../sets/set-view.js';
import { searchFiles } from '../search-files.js';
import { similarSets } from '../similar-sets.js';
import { countTexts } from '../text-rows.js';

const vary = VARY_BY_VIEWER_AND_ENCODING;
const personal = { vary, 'cache-control': 'private, no-store' };

export function fileSearchRoutes(services: Services): Handlers {
  const { config, db } = services;
  const viewerOf = createViewers(services);

  return {
    searchFiles: async ({ c, query }) => {
      const viewer = await viewerOf(c);
      const caller = clientAddress(c, config.settings.TRUST_PROXY);
      const { hits, sortedBy, ...page } = await searchFiles(services, query, viewer, caller);
      return sendPage(
        c,
        { ...page, sets: hits },
        {
          ...(viewer.account === null ? { vary } : personal),
          [SORTED_BY_HEADER.toLowerCase()]: sortedBy,
        },
      );
    },
    similarQuestionSets: async ({ c, params, user }) => {
      await ownedSet(db, params.id, user);
      const caller = clientAddress(c, config.settings.TRUST_PROXY);
      return sendJson(
        c,
        await similarSets(services, params.id, viewerOfAccount(user), caller),
        personal,
      );
    },
    searchIndex: async ({ c }) => sendJson(c, await countTexts(db), personal),
  };
}
