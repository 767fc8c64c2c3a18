import {
  lecturerBodySchema,
  lecturerChangedMeanwhileSchema,
  lecturerListSchema,
  lecturerSchema,
  newLecturerBodySchema,
} from '../accounts/lecturers.js';
import { messageSchema } from '../common/error.js';
import { importRoute } from './import-route.js';
import type { Route } from './route.js';

/** Calls of lecturers, by administrators. */
export const lecturerRoutes = {
  lecturers: {
    endpoint: 'GET /admin/dosen',
    access: 'admin',
    summary: 'Semua dosen',
    answers: { 200: lecturerListSchema },
    etag: true,
  },
  createLecturer: {
    endpoint: 'POST /admin/dosen',
    access: 'admin',
    summary: 'Menambah dosen',
    body: newLecturerBodySchema,
    answers: { 201: lecturerSchema },
    refusals: [409],
  },
  lecturer: {
    endpoint: 'GET /admin/dosen/{id}',
    access: 'admin',
    summary: 'Satu dosen',
    answers: { 200: lecturerSchema },
    etag: true,
  },
  updateLecturer: {
    endpoint: 'PUT /admin/dosen/{id}',
    access: 'admin',
    summary: 'Mengubah dosen; dengan If-Match hanya bila belum diubah sejak dibaca',
    body: lecturerBodySchema,
    answers: { 200: lecturerSchema },
    ifMatch: lecturerChangedMeanwhileSchema,
    answerHeaders: { ETag: 'Tanda dosen itu sekarang' },
    refusals: [409],
  },
  deleteLecturer: {
    endpoint: 'DELETE /admin/dosen/{id}',
    access: 'admin',
    summary: 'Menghapus dosen; paket soalnya tetap ada',
    answers: { 200: messageSchema },
  },
  importLecturers: importRoute('POST /admin/dosen/import', 'Mengimpor dosen'),
} as const satisfies Record<string, Route>;
