import {
  courseMaterialBodySchema,
  courseMaterialDeletedSchema,
  courseMaterialListSchema,
  courseMaterialSavedSchema,
  courseStatsListSchema,
  newCourseMaterialBodySchema,
} from '../tags/course-materials.js';
import type { Route } from './route.js';

/** Calls of the topics of one course. */
export const courseMaterialRoutes = {
  courseMaterialStats: {
    endpoint: 'GET /course-material-stats',
    access: 'public',
    summary: 'Jumlah materi dan paket soal setiap mata kuliah',
    answers: { 200: courseStatsListSchema },
    etag: true,
  },
  courseMaterials: {
    endpoint: 'GET /course-materials/{courseId}',
    access: 'public',
    summary: 'Materi khusus satu mata kuliah',
    answers: { 200: courseMaterialListSchema },
    etag: true,
  },
  createCourseMaterial: {
    endpoint: 'POST /course-materials',
    access: 'admin',
    summary: 'Menambah materi khusus',
    body: newCourseMaterialBodySchema,
    answers: { 201: courseMaterialSavedSchema },
    refusals: [404],
  },
  updateCourseMaterial: {
    endpoint: 'PUT /course-materials/{id}',
    access: 'admin',
    summary: 'Mengganti nama materi khusus',
    body: courseMaterialBodySchema,
    answers: { 200: courseMaterialSavedSchema },
    refusals: [409],
  },
  deleteCourseMaterial: {
    endpoint: 'DELETE /course-materials/{id}',
    access: 'admin',
    summary: 'Menghapus materi khusus',
    answers: { 200: courseMaterialDeletedSchema },
  },
} as const satisfies Record<string, Route>;
