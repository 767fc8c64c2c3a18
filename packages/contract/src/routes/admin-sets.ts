import {
  adminSetListSchema,
  adminSetSavedSchema,
  adminSetsQuerySchema,
  setOwnerBodySchema,
} from '../sets/admin-sets.js';
import { pageHeaders } from './page-headers.js';
import type { Route } from './route.js';

/** Calls of all sets, by administrators. */
export const adminSetRoutes = {
  adminQuestionSets: {
    endpoint: 'GET /admin/questionsets',
    access: 'admin',
    summary: 'Satu halaman dari semua paket soal, juga yang ditarik',
    query: adminSetsQuerySchema,
    repeated: ['difficulty', 'courseTag', 'materialTag', 'examKind', 'term'],
    answers: { 200: adminSetListSchema },
    etag: true,
    answerHeaders: pageHeaders('paket soal'),
    refusals: [400],
  },
  changeSetOwner: {
    endpoint: 'PUT /admin/questionsets/{id}/owner',
    access: 'admin',
    summary: 'Memberikan paket soal dan kuncinya kepada akun lain',
    body: setOwnerBodySchema,
    answers: { 200: adminSetSavedSchema },
    refusals: [404],
  },
} as const satisfies Record<string, Route>;
