import type { EndpointName } from '@bank-soal/contract/endpoints';
import { openApiDocument } from '@bank-soal/contract/open-api';
import { ReadyBody } from '../../answers/ready-body.js';
import type { Handlers } from '../../http/api.js';
import { clientAddress } from '../../http/client-address.js';
import { sendJson } from '../../http/send-json.js';
import { sendReady } from '../../http/send-ready.js';
import { VARY_BY_VIEWER, VARY_BY_VIEWER_AND_ENCODING } from '../../http/token-headers.js';
import type { Services } from '../../services.js';
import { overviewOf } from '../overview.js';
import { serverState } from '../server-state/server-state.js';

/** `names` is asked for at the first call: by then every route is known. */
export function openApiRoutes(title: string, names: () => readonly EndpointName[]): Handlers {
  let body: ReadyBody | undefined;
  return {
    openApi: ({ c }) => {
      body ??= new ReadyBody(JSON.stringify(openApiDocument({ title, version: '1.0.0' }, names())));
      return sendReady(c, body);
    },
  };
}

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

export function serverStateRoutes(services: Services): Handlers {
  // Routes are made once, as the server starts.
  const startedAt = new Date().toISOString();
  return {
    serverState: async ({ c }) => {
      const caller = clientAddress(c, services.config.settings.TRUST_PROXY);
      const state = await serverState(services, { caller, startedAt });
      return c.json(state, 200, { 'Cache-Control': 'private, no-store', Vary: VARY_BY_VIEWER });
    },
  };
}
