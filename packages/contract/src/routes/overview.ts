import { overviewSchema } from '../administration/overview.js';
import type { Route } from './route.js';

/** The call of what the bank holds. */
export const overviewRoutes = {
  overview: {
    endpoint: 'GET /admin/overview',
    access: 'admin',
    summary: 'Isi bank: mata kuliah per tahun dengan dan tanpa kunci, unduhan per minggu, isi file',
    answers: { 200: overviewSchema },
    etag: true,
  },
} as const satisfies Record<string, Route>;
