import { readingRoutes } from '../client/reading-routes.js';
import { messageSchema } from '../common/error.js';
import { SET_FILES_MAX } from '../common/limits.js';
import { previewQuerySchema, uploadAnswerSchema, uploadFieldsSchema } from '../files/files.js';
import { closedKey } from './closed-key.js';
import type { Route } from './route.js';

/** Media type of a Word document. */
export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A file comes as what it is: PDF, Word or text. */
const ANY_TYPE = '*/*';

/** Calls of files: sent, taken, shown. */
export const fileRoutes = {
  uploadFile: {
    endpoint: 'POST /files/upload',
    access: 'user',
    summary: `Mengupload satu file ke paket soal sendiri, yang berisi paling banyak ${SET_FILES_MAX} file`,
    upload: true,
    body: uploadFieldsSchema,
    answers: { 201: uploadAnswerSchema },
    refusals: [403, 404, 408, 409, 415, 429, 503, 507],
  },
  deleteFile: {
    endpoint: 'DELETE /files/{id}',
    access: 'user',
    summary: 'Menghapus satu file dari paket soal sendiri',
    answers: { 200: messageSchema },
    refusals: [403],
  },
  downloadFile: {
    ...readingRoutes.downloadFile,
    access: 'public',
    summary: 'Mengunduh satu file; file soal menambah hitungan unduhan',
    answers: { 200: ANY_TYPE, 206: ANY_TYPE },
    refusals: [...closedKey.refusals, 416],
    refusalSchemas: closedKey.refusalSchemas,
  },
  fileBlob: {
    ...readingRoutes.fileBlob,
    access: 'public',
    summary: 'Isi satu file untuk ditampilkan',
    answers: { 200: ANY_TYPE, 206: ANY_TYPE },
    etag: true,
    refusals: [...closedKey.refusals, 416],
    refusalSchemas: closedKey.refusalSchemas,
  },
  combinedPreview: {
    ...readingRoutes.combinedPreview,
    access: 'public',
    summary: 'Satu PDF dari file soal dan test case yang terbuka, atau dari kunci jawaban',
    query: previewQuerySchema,
    answers: { 200: 'application/pdf', 206: 'application/pdf' },
    etag: true,
    refusals: [400, ...closedKey.refusals, 416],
    refusalSchemas: closedKey.refusalSchemas,
  },
  questionTemplate: {
    endpoint: 'GET /files/download-template',
    anonymous: true,
    access: 'public',
    summary: 'Template soal untuk diisi',
    answers: { 200: DOCX_TYPE, 206: DOCX_TYPE },
    etag: true,
    refusals: [416],
  },
} as const satisfies Record<string, Route>;
