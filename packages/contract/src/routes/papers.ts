import * as z from 'zod/mini';
import { messageSchema } from '../common/error.js';
import { blueprintSchema } from '../papers/blueprints.js';
import { paperBodySchema } from '../papers/paper-body.js';
import {
  colleagueListSchema,
  colleagueQuerySchema,
  paperPeopleBodySchema,
  presenceSchema,
  returnBodySchema,
  reviewBodySchema,
  verifyBodySchema,
} from '../papers/paper-people.js';
import { PAPER_BODY_MAX, WARNINGS_HEADER } from '../papers/paper-words.js';
import {
  imageKeptSchema,
  paperChangedMeanwhileSchema,
  paperCopySchema,
  paperExportQuerySchema,
  paperListQuerySchema,
  paperListSchema,
  paperPreviewQuerySchema,
  paperPublishedSchema,
  paperQuestionsSchema,
  paperSchema,
  paperUseBodySchema,
  paperWarningsSchema,
  usedPaperSchema,
} from '../papers/papers.js';
import { IMAGE_NAME } from '../questions/question-kinds.js';
import { questionSetBodySchema } from '../sets/question-sets.js';
import { pageHeaders } from './page-headers.js';
import type { Route } from './route.js';

const ETAG = { ETag: 'Tanda naskah itu sekarang' };
const WARNINGS = { [WARNINGS_HEADER]: 'Jumlah peringatan pada keluaran ini' };

const written = { body: paperBodySchema, largestBody: PAPER_BODY_MAX } as const;

/** Calls of exam papers and the pictures of questions, for who is signed in. */
export const paperRoutes = {
  papers: {
    endpoint: 'GET /papers',
    access: 'user',
    summary:
      'Naskah ujian milik sendiri, yang terakhir diubah lebih dulu; shared=true: yang dibagikan',
    query: paperListQuerySchema,
    answers: { 200: paperListSchema },
    answerHeaders: pageHeaders('naskah'),
    refusals: [400],
  },
  createPaper: {
    endpoint: 'POST /papers',
    access: 'user',
    summary: 'Membuat naskah ujian',
    ...written,
    answers: { 201: paperSchema },
    answerHeaders: ETAG,
    refusals: [404, 409],
  },
  previewPaper: {
    endpoint: 'POST /papers/preview',
    access: 'user',
    summary: 'PDF dari naskah yang belum disimpan; paper: atas nama naskah itu, bagi penulisnya',
    query: paperPreviewQuerySchema,
    ...written,
    answers: { 200: 'application/pdf' },
    answerHeaders: WARNINGS,
    refusals: [403, 404, 422, 503],
  },
  paper: {
    endpoint: 'GET /papers/{id}',
    access: 'user',
    summary: 'Satu naskah, bagi pemilik dan orang-orangnya',
    answers: { 200: paperSchema },
    etag: true,
  },
  updatePaper: {
    endpoint: 'PUT /papers/{id}',
    access: 'user',
    summary: 'Mengubah naskah; dengan If-Match hanya bila belum diubah sejak dibaca',
    ...written,
    answers: { 200: paperSchema },
    ifMatch: paperChangedMeanwhileSchema,
    answerHeaders: ETAG,
    refusals: [403, 409],
  },
  deletePaper: {
    endpoint: 'DELETE /papers/{id}',
    access: 'user',
    summary: 'Menghapus naskah yang belum dipakai',
    answers: { 200: messageSchema },
    refusals: [403, 409],
  },
  copyPaper: {
    endpoint: 'POST /papers/{id}/copy',
    access: 'user',
    summary: 'Menyalin naskah sebagai draf baru, dengan benih acak yang baru',
    answers: { 201: paperCopySchema },
    answerHeaders: ETAG,
    refusals: [409],
  },
  usePaper: {
    endpoint: 'POST /papers/{id}/use',
    access: 'user',
    summary: 'Menandai naskah sudah dipakai; sesudah itu tidak dapat diubah',
    body: paperUseBodySchema,
    answers: { 200: usedPaperSchema },
    answerHeaders: ETAG,
    refusals: [403, 409],
  },
  sharePaper: {
    endpoint: 'PUT /papers/{id}/people',
    access: 'user',
    summary: 'Membagikan naskah kepada dosen dan administrator ini saja, oleh pemiliknya',
    body: paperPeopleBodySchema,
    answers: { 200: paperSchema },
    answerHeaders: ETAG,
    refusals: [403],
  },
  leavePaper: {
    endpoint: 'DELETE /papers/{id}/people/me',
    access: 'user',
    summary: 'Keluar dari naskah yang dibagikan',
    answers: { 200: messageSchema },
    refusals: [403],
  },
  presentInPaper: {
    endpoint: 'POST /papers/{id}/people/present',
    access: 'user',
    summary: 'Mencatat bahwa naskah sedang dibuka, dan menjawab siapa lagi yang membukanya',
    answers: { 200: presenceSchema },
  },
  askReview: {
    endpoint: 'POST /papers/{id}/review',
    access: 'user',
    summary: 'Meminta dosen atau administrator lain memverifikasi naskah, oleh pemiliknya',
    body: reviewBodySchema,
    answers: { 200: paperSchema },
    answerHeaders: ETAG,
    refusals: [403],
  },
  verifyPaper: {
    endpoint: 'POST /papers/{id}/review/verify',
    access: 'user',
    summary: 'Memverifikasi naskah, oleh pemeriksanya',
    body: verifyBodySchema,
    mayComeEmpty: true,
    answers: { 200: paperSchema },
    ifMatch: paperChangedMeanwhileSchema,
    answerHeaders: ETAG,
    refusals: [403, 409],
  },
  returnPaper: {
    endpoint: 'POST /papers/{id}/review/return',
    access: 'user',
    summary: 'Mengembalikan naskah dengan catatan, oleh pemeriksanya',
    body: returnBodySchema,
    answers: { 200: paperSchema },
    answerHeaders: ETAG,
    refusals: [403, 409],
  },
  colleagues: {
    endpoint: 'GET /colleagues',
    access: 'user',
    summary: 'Dosen dan administrator lain menurut nama, bagi dosen dan administrator',
    query: colleagueQuerySchema,
    answers: { 200: colleagueListSchema },
    refusals: [400],
  },
  exportPaper: {
    endpoint: 'GET /papers/{id}/export',
    access: 'user',
    summary:
      'Naskah, kuncinya, atau kisi-kisinya sebagai PDF, Word, teks atau CSV, atau semua variannya sebagai ZIP',
    query: paperExportQuerySchema,
    answers: { 200: '*/*' },
    answerHeaders: WARNINGS,
    refusals: [400, 422, 503],
  },
  paperWarnings: {
    endpoint: 'GET /papers/{id}/warnings',
    access: 'user',
    summary: 'Hal yang perlu dilihat sebelum naskah dicetak, per soal',
    answers: { 200: paperWarningsSchema },
    refusals: [422, 503],
  },
  paperBlueprint: {
    endpoint: 'GET /papers/{id}/blueprint',
    access: 'user',
    summary: 'Kisi-kisi naskah: poin menurut CPMK dan level kognitif',
    answers: { 200: blueprintSchema },
  },
  paperQuestions: {
    endpoint: 'GET /papers/{id}/questions',
    access: 'user',
    summary: 'Isi soal naskah dalam versi yang dimuatnya, bagi pemilik dan orang-orangnya',
    answers: { 200: paperQuestionsSchema },
    refusals: [422],
  },
  publishPaper: {
    endpoint: 'POST /papers/{id}/publish',
    access: 'user',
    summary: 'Menjadikan naskah paket soal: lembar soal dan kuncinya',
    body: questionSetBodySchema,
    answers: { 201: paperPublishedSchema },
    refusals: [403, 409, 413, 422, 503, 507],
  },
  keepImage: {
    endpoint: 'POST /images',
    access: 'user',
    summary: 'Menyimpan gambar PNG atau JPEG untuk soal',
    upload: true,
    answers: { 201: imageKeptSchema },
    refusals: [400, 408, 409, 413, 415, 429, 503, 507],
  },
  image: {
    endpoint: 'GET /images/{sha256}',
    access: 'user',
    params: { sha256: z.string().check(z.regex(IMAGE_NAME)) },
    summary: 'Gambar, bagi pengunggahnya dan yang boleh melihat soal yang ia pasangi gambar itu',
    answers: { 200: '*/*' },
    etag: true,
  },
} as const satisfies Record<string, Route>;
