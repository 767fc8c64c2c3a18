import type { SiteAnswer } from '@bank-soal/contract/site';
import type { Handlers } from '../../http/api.js';
import { VARY_BY_VIEWER } from '../../http/token-headers.js';
import type { Services } from '../../services.js';
import { createViewers } from '../../sets/routes/set-viewer.js';
import { countShownSets } from '../../sets/set-queries.js';
import { totalView } from '../../sets/total-view.js';
import { VERSION } from '../../version.js';

export function siteRoutes(services: Services): Handlers {
  const { config, db, setTotals } = services;
  const viewerOf = createViewers(services);
  return {
    site: async ({ c }) => {
      const { view, key } = await totalView(db, setTotals, await viewerOf(c));
      const answer: SiteAnswer = {
        ...config.site,
        publicBrowsing: config.settings.PUBLIC_BROWSING,
        maxUploadMb: config.settings.MAX_UPLOAD_MB,
        questionSetCount: await setTotals.of(key, () => countShownSets(db, view)),
        version: VERSION,
        defaultVisibility: config.settings.DEFAULT_VISIBILITY,
        signIn: {
          password: config.settings.PASSWORD_SIGN_IN === 'all',
          oidc: config.oidc === undefined ? null : { label: config.oidc.label },
        },
      };
      return c.json(answer, 200, { 'Cache-Control': 'no-cache', Vary: VARY_BY_VIEWER });
    },
  };
}
