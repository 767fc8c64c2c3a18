import { readingRoutes } from '../client/reading-routes.js';
import { messageSchema } from '../common/error.js';
import { SET_BODY_MAX } from '../common/limits.js';
import { ARCHIVE_BODY_MAX, archiveBodySchema } from '../files/archives.js';
import { questionSetListQuerySchema } from '../sets/question-set-pages.js';
import {
  changedMeanwhileSchema,
  questionSetBodySchema,
  questionSetListSchema,
  questionSetQuerySchema,
  questionSetSavedSchema,
  questionSetSchema,
  setArchiveQuerySchema,
  setDeletionQuerySchema,
} from '../sets/question-sets.js';
import { fileReadsSchema, setHistorySchema } from '../sets/set-history.js';
import { closedKey } from './closed-key.js';
import { pageHeaders } from './page-headers.js';
import type { Route } from './route.js';

/** Calls of sets: found, made, changed, withdrawn. */
export const questionSetRoutes = {
  questionSets: {
    ...readingRoutes.questionSets,
    access: 'public',
    summary:
      'Semua paket soal yang boleh dilihat; mine=true dengan token: milik sendiri; as: seperti dilihat orang lain; dengan pilihan lain: satu halaman',
    query: questionSetListQuerySchema,
    repeated: ['difficulty', 'courseTag', 'materialTag', 'examKind', 'term'],
    answers: { 200: questionSetListSchema },
    etag: true,
    answerHeaders: pageHeaders('paket soal'),
    refusals: [400, 401, 403],
  },
  createQuestionSet: {
    endpoint: 'POST /questionsets',
    access: 'user',
    summary: 'Membuat paket soal',
    body: questionSetBodySchema,
    largestBody: SET_BODY_MAX,
    answers: { 201: questionSetSavedSchema },
    refusals: [409],
  },
  questionSet: {
    ...readingRoutes.questionSet,
    access: 'public',
    summary:
      'Satu paket soal dengan file-filenya; unduhan tidak mengubah ETag-nya. as, bagi yang boleh mengubahnya: seperti dilihat orang lain',
    query: questionSetQuerySchema,
    answers: { 200: questionSetSchema },
    etag: true,
    refusals: [400, 401, 403],
  },
  updateQuestionSet: {
    endpoint: 'PUT /questionsets/{id}',
    access: 'user',
    summary: 'Mengubah paket soal sendiri; dengan If-Match hanya bila belum diubah sejak dibaca',
    body: questionSetBodySchema,
    largestBody: SET_BODY_MAX,
    answers: { 200: questionSetSavedSchema },
    ifMatch: changedMeanwhileSchema,
    answerHeaders: { ETag: 'Tanda paket soal itu sekarang' },
    refusals: [403],
  },
  deleteQuestionSet: {
    endpoint: 'DELETE /questionsets/{id}',
    access: 'user',
    summary:
      'Menarik paket soal sendiri; disimpan 30 hari. forever=true: menghapus selamanya yang sudah ditarik',
    query: setDeletionQuerySchema,
    answers: { 200: messageSchema },
    refusals: [400, 403, 409],
  },
  restoreQuestionSet: {
    endpoint: 'POST /questionsets/{id}/restore',
    access: 'user',
    summary: 'Mengembalikan paket soal yang ditarik',
    answers: { 200: questionSetSavedSchema },
    refusals: [403, 409],
  },
  questionSetHistory: {
    endpoint: 'GET /questionsets/{id}/history',
    access: 'user',
    summary: 'Perubahan satu paket soal milik sendiri, yang terbaru lebih dulu',
    answers: { 200: setHistorySchema },
    etag: true,
  },
  questionSetReads: {
    endpoint: 'GET /questionsets/{id}/reads',
    access: 'user',
    summary: 'Siapa membuka file paket soal milik sendiri selagi tidak terbuka untuk umum',
    answers: { 200: fileReadsSchema },
    etag: true,
  },
  questionSetArchive: {
    ...readingRoutes.questionSetArchive,
    access: 'public',
    summary: 'File satu paket soal yang boleh dibuka, sebagai ZIP',
    query: setArchiveQuerySchema,
    answers: { 200: 'application/zip' },
    ...closedKey,
    refusals: [400, ...closedKey.refusals, 503],
  },
  questionSetCover: {
    ...readingRoutes.questionSetCover,
    access: 'public',
    summary: 'Gambar kecil halaman pertama soalnya',
    answers: { 200: 'image/webp', 206: 'image/webp' },
    etag: true,
    refusals: [416],
  },
  createArchive: {
    endpoint: 'POST /archives',
    access: 'public',
    summary: 'Beberapa paket soal sebagai satu ZIP, satu folder per paket soal',
    body: archiveBodySchema,
    largestBody: ARCHIVE_BODY_MAX,
    answers: { 200: 'application/zip' },
    ...closedKey,
    refusals: [401, 403, 404, 503],
  },
} as const satisfies Record<string, Route>;
