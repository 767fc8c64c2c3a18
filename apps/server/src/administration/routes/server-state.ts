import type { Handlers } from '../../http/api.js';
import { clientAddress } from '../../http/client-address.js';
import { VARY_BY_VIEWER } from '../../http/token-headers.js';
import type { Services } from '../../services.js';
import { serverState } from '../server-state/server-state.js';

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
