import { auditListSchema, auditQuerySchema } from '../administration/audit.js';
import { pageHeaders } from './page-headers.js';
import type { Route } from './route.js';

/** The call of the history. */
export const auditRoutes = {
  audit: {
    endpoint: 'GET /admin/audit',
    access: 'admin',
    summary: 'Siapa melakukan apa, dari mana, dan hasilnya; yang terbaru lebih dulu',
    query: auditQuerySchema,
    answers: { 200: auditListSchema },
    answerHeaders: pageHeaders('catatan'),
    refusals: [400],
  },
} as const satisfies Record<string, Route>;
