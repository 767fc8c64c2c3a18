import { messageSchema } from '../common/error.js';
import {
  importRefusedSchema,
  questionExportQuerySchema,
  questionImportQuerySchema,
  questionRowsSchema,
  questionsImportedSchema,
} from '../questions/question-exchange.js';
import {
  QUESTION_FILTERS,
  questionCountsQuerySchema,
  questionCountsSchema,
  questionListQuerySchema,
} from '../questions/question-pages.js';
import {
  questionBodySchema,
  questionChangedMeanwhileSchema,
  questionListSchema,
  questionSchema,
  questionUsageSchema,
  questionVersionSchema,
  questionVersionsSchema,
} from '../questions/questions.js';
import { pageHeaders } from './page-headers.js';
import type { Route } from './route.js';

/** Largest body of a question, in bytes: its texts, however they are written in JSON. */
const BODY_MAX = 512 * 1024;

const ETAG = { ETag: 'Tanda soal itu sekarang' };

/** Calls of the bank's questions, for who is signed in. */
export const questionRoutes = {
  questions: {
    endpoint: 'GET /questions',
    access: 'user',
    summary: 'Soal yang boleh dipakai: milik sendiri dan contoh, untuk dosen juga milik dosen lain',
    query: questionListQuerySchema,
    repeated: QUESTION_FILTERS,
    answers: { 200: questionListSchema },
    answerHeaders: pageHeaders('soal'),
    refusals: [400],
  },
  questionCounts: {
    endpoint: 'GET /questions/counts',
    access: 'user',
    summary: 'Jumlah soal per CPMK dan per level kognitif, menurut penyaring yang lain',
    query: questionCountsQuerySchema,
    repeated: QUESTION_FILTERS,
    answers: { 200: questionCountsSchema },
    refusals: [400],
  },
  createQuestion: {
    endpoint: 'POST /questions',
    access: 'user',
    summary: 'Membuat soal',
    body: questionBodySchema,
    largestBody: BODY_MAX,
    answers: { 201: questionSchema },
    answerHeaders: ETAG,
    refusals: [409, 413],
  },
  importQuestions: {
    endpoint: 'POST /questions/import',
    access: 'user',
    summary:
      'Mengimpor soal dari satu file: semua, atau tidak satu pun; dryRun=true hanya memeriksa',
    query: questionImportQuerySchema,
    upload: true,
    answers: { 200: questionRowsSchema, 201: questionsImportedSchema },
    refusals: [400, 408, 409, 413, 422, 503],
    refusalSchemas: { 422: importRefusedSchema },
  },
  questionFilePages: {
    endpoint: 'POST /questions/import/pages',
    access: 'user',
    summary: 'Halaman satu file Word sebagai PDF, untuk dilihat di samping soalnya; tidak disimpan',
    upload: true,
    answers: { 200: 'application/pdf' },
    refusals: [400, 408, 413, 422, 503],
  },
  exportQuestions: {
    endpoint: 'GET /questions/export',
    access: 'user',
    summary: 'Soal-soal itu dalam satu file',
    query: questionExportQuerySchema,
    answers: { 200: '*/*' },
    refusals: [400, 404],
  },
  question: {
    endpoint: 'GET /questions/{id}',
    access: 'user',
    summary: 'Satu soal',
    answers: { 200: questionSchema },
    etag: true,
  },
  updateQuestion: {
    endpoint: 'PUT /questions/{id}',
    access: 'user',
    summary:
      'Mengubah soal sendiri: versi baru; dengan If-Match hanya bila belum diubah sejak dibaca',
    body: questionBodySchema,
    largestBody: BODY_MAX,
    answers: { 200: questionSchema },
    ifMatch: questionChangedMeanwhileSchema,
    answerHeaders: ETAG,
    refusals: [403, 413],
  },
  deleteQuestion: {
    endpoint: 'DELETE /questions/{id}',
    access: 'user',
    summary: 'Menghapus soal sendiri; naskah yang memuatnya tetap memilikinya',
    answers: { 200: messageSchema },
    refusals: [403],
  },
  questionVersions: {
    endpoint: 'GET /questions/{id}/versions',
    access: 'user',
    summary:
      'Semua versi satu soal, yang terbaru lebih dulu; isi yang lama diminta menurut nomornya bila semuanya terlalu besar',
    answers: { 200: questionVersionsSchema },
  },
  questionVersion: {
    endpoint: 'GET /questions/{id}/versions/{version}',
    access: 'user',
    summary: 'Satu versi satu soal',
    answers: { 200: questionVersionSchema },
  },
  questionUsage: {
    endpoint: 'GET /questions/{id}/usage',
    access: 'user',
    summary: 'Ujian yang pernah memakai soal itu, yang terakhir lebih dulu',
    answers: { 200: questionUsageSchema },
  },
} as const satisfies Record<string, Route>;
