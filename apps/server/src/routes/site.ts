import type { SiteAnswer } from '@bank-soal/contract/site';
import type { Handlers } from '../http/api.js';
import type { Services } from '../services/services.js';
import { countVisibleSets } from '../services/set-queries.js';

export function siteRoutes({ config, db, setTotals }: Services): Handlers {
  return {
    site: async ({ c }) => {
      const answer: SiteAnswer = {
        ...config.site,
        publicBrowsing: config.publicBrowsing,
        maxUploadMb: config.maxUploadMb,
        questionSetCount: await setTotals.of('', () => countVisibleSets(db)),
      };
      return c.json(answer, 200, { 'Cache-Control': 'no-cache' });
    },
  };
}
