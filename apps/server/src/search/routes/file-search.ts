import { SORTED_BY_HEADER } from '@bank-soal/contract/file-search';
import type { Handlers } from '../../http/api.js';
import { clientAddress } from '../../http/client-address.js';
import { sendJson } from '../../http/send-json.js';
import { sendPage } from '../../http/send-page.js';
import { VARY_BY_READER_AND_ENCODING } from '../../http/token-headers.js';
import type { Services } from '../../services.js';
import { createReaders } from '../../sets/routes/set-reader.js';
import { ownedSet } from '../../sets/set-access.js';
import { readerOf as viewerOf } from '../../sets/set-view.js';
import { searchFiles } from '../search-files.js';
import { similarSets } from '../similar-sets.js';
import { countTexts } from '../text-rows.js';

const vary = VARY_BY_READER_AND_ENCODING;
const personal = { vary, 'cache-control': 'private, no-store' };

export function fileSearchRoutes(services: Services): Handlers {
  const { config, db } = services;
  const readerOf = createReaders(services);

  return {
    searchFiles: async ({ c, query }) => {
      const reader = await readerOf(c);
      const caller = clientAddress(c, config.trustProxy);
      const { hits, sortedBy, ...page } = await searchFiles(services, query, reader, caller);
      return sendPage(
        c,
        { ...page, sets: hits },
        {
          ...(reader.account === null ? { vary } : personal),
          [SORTED_BY_HEADER.toLowerCase()]: sortedBy,
        },
      );
    },
    similarQuestionSets: async ({ c, params, user }) => {
      await ownedSet(db, params.id, user);
      const caller = clientAddress(c, config.trustProxy);
      return sendJson(c, await similarSets(services, params.id, viewerOf(user), caller), personal);
    },
    searchIndex: async ({ c }) => sendJson(c, await countTexts(db), personal),
  };
}
