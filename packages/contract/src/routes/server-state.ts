import { serverStateSchema } from '../administration/server-state.js';
import type { Route } from './route.js';

/** The call of how the server is. */
export const serverStateRoutes = {
  serverState: {
    endpoint: 'GET /admin/server',
    access: 'admin',
    summary: 'Keadaan server: versi, kesehatan, penyimpanan, dan pengaturan yang bukan rahasia',
    answers: { 200: serverStateSchema },
  },
} as const satisfies Record<string, Route>;
