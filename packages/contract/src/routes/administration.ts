import { auditListSchema, auditQuerySchema } from '../administration/audit.js';
import { overviewSchema } from '../administration/overview.js';
import { serverStateSchema } from '../administration/server-state.js';
import { pageHeaders } from './page-headers.js';
import type { Route } from './route.js';

/** Calls of the administration about the bank as a whole. */
export const administrationRoutes = {
  audit: {
    endpoint: 'GET /admin/audit',
    access: 'admin',
    summary: 'Siapa melakukan apa, dari mana, dan hasilnya; yang terbaru lebih dulu',
    query: auditQuerySchema,
    answers: { 200: auditListSchema },
    answerHeaders: pageHeaders('catatan'),
    refusals: [400],
  },
  overview: {
    endpoint: 'GET /admin/overview',
    access: 'admin',
    summary: 'Isi bank: mata kuliah per tahun dengan dan tanpa kunci, unduhan per minggu, isi file',
    answers: { 200: overviewSchema },
    etag: true,
  },
  serverState: {
    endpoint: 'GET /admin/server',
    access: 'admin',
    summary: 'Keadaan server: versi, kesehatan, penyimpanan, dan pengaturan yang bukan rahasia',
    answers: { 200: serverStateSchema },
  },
} as const satisfies Record<string, Route>;
