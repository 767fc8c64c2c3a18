import * as z from 'zod/mini';
import { messageSchema } from '../error.js';
import { paperBodySchema } from '../paper-body.js';
import { PAPER_BODY_MAX, WARNINGS_HEADER } from '../paper-words.js';
import {
  imageKeptSchema,
  paperChangedMeanwhileSchema,
  paperExportQuerySchema,
  paperListQuerySchema,
  paperListSchema,
  paperPreviewQuerySchema,
  paperPublishedSchema,
  paperSchema,
  paperUseBodySchema,
  paperWarningsSchema,
} from '../papers.js';
import { IMAGE_NAME } from '../question-kinds.js';
import { questionSetBodySchema } from '../question-sets.js';
import { pageHeaders } from './page-headers.js';
import type { Route } from './route.js';

const ETAG = { ETag: 'Tanda naskah itu sekarang' };
const WARNINGS = { [WARNINGS_HEADER]: 'Jumlah peringatan pada keluaran ini' };

const written = { body: paperBodySchema, largestBody: PAPER_BODY_MAX } as const;

/** Calls of exam papers and the pictures of questions, for who is signed in. */
export const paperRoutes = {
  papers: {
    access: 'user',
    summary: 'Naskah ujian milik sendiri, yang terakhir diubah lebih dulu',
    query: paperListQuerySchema,
    answers: { 200: paperListSchema },
    answerHeaders: pageHeaders('naskah'),
    refusals: [400],
  },
  createPaper: {
    access: 'user',
    summary: 'Membuat naskah ujian',
    ...written,
    answers: { 201: paperSchema },
    answerHeaders: ETAG,
    refusals: [404, 409],
  },
  previewPaper: {
    access: 'user',
    summary: 'PDF dari naskah yang belum disimpan',
    query: paperPreviewQuerySchema,
    ...written,
    answers: { 200: 'application/pdf' },
    answerHeaders: WARNINGS,
    refusals: [404, 422, 503],
  },
  paper: {
    access: 'user',
    summary: 'Satu naskah milik sendiri',
    answers: { 200: paperSchema },
    etag: true,
  },
  updatePaper: {
    access: 'user',
    summary: 'Mengubah naskah; dengan If-Match hanya bila belum diubah sejak dibaca',
    ...written,
    answers: { 200: paperSchema },
    ifMatch: paperChangedMeanwhileSchema,
    answerHeaders: ETAG,
    refusals: [409],
  },
  deletePaper: {
    access: 'user',
    summary: 'Menghapus naskah yang belum dipakai',
    answers: { 200: messageSchema },
    refusals: [409],
  },
  copyPaper: {
    access: 'user',
    summary: 'Menyalin naskah sebagai draf baru, dengan benih acak yang baru',
    answers: { 201: paperSchema },
    answerHeaders: ETAG,
    refusals: [409],
  },
  usePaper: {
    access: 'user',
    summary: 'Menandai naskah sudah dipakai; sesudah itu tidak dapat diubah',
    body: paperUseBodySchema,
    answers: { 200: paperSchema },
    answerHeaders: ETAG,
    refusals: [409],
  },
  exportPaper: {
    access: 'user',
    summary: 'Naskah atau kuncinya sebagai PDF, Word, teks, atau semua variannya sebagai ZIP',
    query: paperExportQuerySchema,
    answers: { 200: '*/*' },
    answerHeaders: WARNINGS,
    refusals: [400, 422, 503],
  },
  paperWarnings: {
    access: 'user',
    summary: 'Hal yang perlu dilihat sebelum naskah dicetak, per soal',
    answers: { 200: paperWarningsSchema },
    refusals: [422, 503],
  },
  publishPaper: {
    access: 'user',
    summary: 'Menjadikan naskah paket soal: lembar soal dan kuncinya',
    body: questionSetBodySchema,
    answers: { 201: paperPublishedSchema },
    refusals: [409, 413, 422, 503, 507],
  },
  keepImage: {
    access: 'user',
    summary: 'Menyimpan gambar PNG atau JPEG untuk soal',
    upload: true,
    answers: { 201: imageKeptSchema },
    refusals: [400, 408, 409, 413, 415, 429, 503, 507],
  },
  image: {
    access: 'user',
    params: { sha256: z.string().check(z.regex(IMAGE_NAME)) },
    summary: 'Gambar, bagi pengunggahnya dan yang boleh melihat soal yang ia pasangi gambar itu',
    answers: { 200: '*/*' },
    etag: true,
  },
} as const satisfies Record<string, Route>;
