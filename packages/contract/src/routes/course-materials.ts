import {
  courseMaterialBodySchema,
  courseMaterialDeletedSchema,
  courseMaterialListSchema,
  courseMaterialSavedSchema,
  courseStatsListSchema,
  newCourseMaterialBodySchema,
} from '../course-materials.js';
import type { Route } from './route.js';

/** Calls of the topics of one course. */
export const courseMaterialRoutes = {
  courseMaterialStats: {
    access: 'public',
    summary: 'Jumlah materi dan paket soal setiap mata kuliah',
    answers: { 200: courseStatsListSchema },
    etag: true,
  },
  courseMaterials: {
    access: 'public',
    summary: 'Materi khusus satu mata kuliah',
    answers: { 200: courseMaterialListSchema },
    etag: true,
  },
  createCourseMaterial: {
    access: 'admin',
    summary: 'Menambah materi khusus',
    body: newCourseMaterialBodySchema,
    answers: { 201: courseMaterialSavedSchema },
    refusals: [404],
  },
  updateCourseMaterial: {
    access: 'admin',
    summary: 'Mengganti nama materi khusus',
    body: courseMaterialBodySchema,
    answers: { 200: courseMaterialSavedSchema },
    refusals: [409],
  },
  deleteCourseMaterial: {
    access: 'admin',
    summary: 'Menghapus materi khusus',
    answers: { 200: courseMaterialDeletedSchema },
  },
} as const satisfies Record<string, Route>;
