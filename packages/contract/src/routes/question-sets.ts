import { messageSchema } from '../error.js';
import { SET_BODY_MAX } from '../limits.js';
import { questionSetListQuerySchema } from '../question-set-pages.js';
import {
  changedMeanwhileSchema,
  questionSetBodySchema,
  questionSetListSchema,
  questionSetQuerySchema,
  questionSetSavedSchema,
  questionSetSchema,
} from '../question-sets.js';
import { pageHeaders } from './page-headers.js';
import type { Route } from './route.js';

/** Calls of sets: found, made, changed, withdrawn. */
export const questionSetRoutes = {
  questionSets: {
    access: 'public',
    summary:
      'Semua paket soal; mine=true dengan token: milik sendiri; dengan pilihan lain: satu halaman',
    query: questionSetListQuerySchema,
    repeated: ['difficulty', 'courseTag', 'materialTag'],
    answers: { 200: questionSetListSchema },
    etag: true,
    answerHeaders: pageHeaders('paket soal'),
    refusals: [400, 401],
  },
  createQuestionSet: {
    access: 'user',
    summary: 'Membuat paket soal',
    body: questionSetBodySchema,
    largestBody: SET_BODY_MAX,
    answers: { 201: questionSetSavedSchema },
    refusals: [409],
  },
  questionSet: {
    access: 'public',
    summary: 'Satu paket soal dengan file-filenya; unduhan tidak mengubah ETag-nya',
    query: questionSetQuerySchema,
    answers: { 200: questionSetSchema },
    etag: true,
  },
  updateQuestionSet: {
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
    access: 'user',
    summary: 'Menarik paket soal sendiri; disimpan 30 hari',
    answers: { 200: messageSchema },
    refusals: [403],
  },
  restoreQuestionSet: {
    access: 'user',
    summary: 'Mengembalikan paket soal yang ditarik',
    answers: { 200: questionSetSavedSchema },
    refusals: [403, 409],
  },
  questionSetArchive: {
    access: 'public',
    summary: 'Semua file satu paket soal sebagai ZIP',
    answers: { 200: 'application/zip' },
  },
} as const satisfies Record<string, Route>;
