import { messageSchema } from '../common/error.js';
import {
  coverageQuerySchema,
  coverageSchema,
  outcomeBodySchema,
  outcomeChangeSchema,
  outcomeDeletionQuerySchema,
  outcomeListSchema,
  outcomeSchema,
  outcomesImportedSchema,
  outcomesRefusedSchema,
} from '../tags/outcomes.js';
import type { Route } from './route.js';

/** Calls of the learning outcomes (CPMK) of courses. */
export const outcomeRoutes = {
  outcomes: {
    endpoint: 'GET /course-tags/{id}/outcomes',
    access: 'user',
    summary: 'CPMK satu mata kuliah, menurut kodenya',
    answers: { 200: outcomeListSchema },
  },
  createOutcome: {
    endpoint: 'POST /course-tags/{id}/outcomes',
    access: 'admin',
    summary: 'Menambah CPMK pada mata kuliah',
    body: outcomeBodySchema,
    answers: { 201: outcomeSchema },
    refusals: [409],
  },
  importOutcomes: {
    endpoint: 'POST /course-tags/{id}/outcomes/import',
    access: 'admin',
    summary: 'Mengimpor CPMK dari CSV kode,deskripsi,cpl: semua baris, atau tidak satu pun',
    upload: true,
    answers: { 201: outcomesImportedSchema },
    refusals: [400, 408, 413, 422, 503, 507],
    refusalSchemas: { 422: outcomesRefusedSchema },
  },
  updateOutcome: {
    endpoint: 'PUT /outcomes/{id}',
    access: 'admin',
    summary: 'Mengubah CPMK',
    body: outcomeChangeSchema,
    answers: { 200: outcomeSchema },
    refusals: [409],
  },
  deleteOutcome: {
    endpoint: 'DELETE /outcomes/{id}',
    access: 'admin',
    summary: 'Menghapus CPMK; force=true juga melepasnya dari soal yang memakainya',
    query: outcomeDeletionQuerySchema,
    answers: { 200: messageSchema },
    refusals: [400, 409],
  },
  coverage: {
    endpoint: 'GET /admin/coverage',
    access: 'admin',
    summary:
      'Cakupan CPMK satu mata kuliah: soal per level, naskah, dan pemakaian terakhir; CSV dengan Accept: text/csv',
    query: coverageQuerySchema,
    answers: { 200: coverageSchema },
    refusals: [400, 404],
  },
} as const satisfies Record<string, Route>;
