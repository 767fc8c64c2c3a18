import type { Handlers } from '../../http/api.js';
import { clientAddress } from '../../http/client-address.js';
import { sendJson } from '../../http/send-json.js';
import { VARY_BY_VIEWER_AND_ENCODING } from '../../http/token-headers.js';
import type { Services } from '../../services.js';
import { overviewOf } from '../overview.js';

export function overviewRoutes({ config, searches }: Services): Handlers {
  return {
    overview: async ({ c }) => {
      const caller = clientAddress(c, config.settings.TRUST_PROXY);
      const overview = await searches.run(caller, 0, overviewOf);
      return sendJson(c, overview, {
        vary: VARY_BY_VIEWER_AND_ENCODING,
        'cache-control': 'private, no-store',
      });
    },
  };
}
